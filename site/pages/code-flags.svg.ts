import type { APIRoute } from 'astro';
import { codeFlagsSvg } from '../icons/code-flags.tsx';

export const GET: APIRoute = () =>
  new Response(codeFlagsSvg(), { headers: { 'Content-Type': 'image/svg+xml' } });
