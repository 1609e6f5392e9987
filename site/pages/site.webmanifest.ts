import type { APIRoute } from 'astro';
import { company } from '../content/entries.ts';
import { palette } from '../palette.ts';

/** The manifest of all languages, without sentences. */
export const GET: APIRoute = async () => {
  const { shortName } = await company();
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/${file}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return Response.json(
    {
      name: shortName,
      short_name: shortName,
      start_url: '/',
      display: 'browser',
      background_color: palette('paper'),
      theme_color: palette('paper'),
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
        icon('icon-192', 192, 'any'),
        icon('icon-512', 512, 'any'),
        icon('icon-maskable-512', 512, 'maskable'),
      ],
    },
    { headers: { 'Content-Type': 'application/manifest+json' } },
  );
};
