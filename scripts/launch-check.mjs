/** `npm run launch-check`: installs like `npm start`, then checks the facts and settings of the site. */
import { install, loadEnvironment, serve } from './prepare.mjs';

loadEnvironment();
install();
serve(['scripts/launch-check.ts']);
