/** `npm run launch-check`: installs what it needs, as `npm start` does, on whichever Node the machine has; then checks. */
import { install, loadEnvironment, serve } from './prepare.mjs';

loadEnvironment();
install();
serve(['scripts/launch-check.ts']);
