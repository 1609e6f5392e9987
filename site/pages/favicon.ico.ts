import type { APIRoute } from 'astro';
import { favicon } from '../icons/icons.tsx';

export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await favicon()), { headers: { 'Content-Type': 'image/x-icon' } });
