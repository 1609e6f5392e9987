/** `npm run dev`: installs what is missing, then runs the site with hot reload, functions included (scripts/dev). */
import { install, loadEnvironment, serve } from './prepare.mjs';

loadEnvironment();
install({ development: true });
serve(['scripts/dev/main.ts']);
