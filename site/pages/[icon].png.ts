import type { APIRoute, GetStaticPaths } from 'astro';
import { appIcon, appIcons } from '../icons/icons.tsx';

interface Props {
  icon: (typeof appIcons)[number];
}

export const getStaticPaths = (() =>
  appIcons.map((icon) => ({ params: { icon: icon.name }, props: { icon } }))) satisfies GetStaticPaths;

export const GET: APIRoute<Props> = async ({ props: { icon } }) =>
  new Response(new Uint8Array(await appIcon(icon)), { headers: { 'Content-Type': 'image/png' } });
