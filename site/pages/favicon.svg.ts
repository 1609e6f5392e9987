import type { APIRoute } from 'astro';
import { faviconSvg } from '../icons/icons.tsx';

export const GET: APIRoute = () =>
  new Response(faviconSvg(), { headers: { 'Content-Type': 'image/svg+xml' } });
