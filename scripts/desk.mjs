/** `npm run desk`: installs, builds the pages of the desk and serves them, beside the data of the site. */
import { buildDesk, install, loadEnvironment, serve, serverCommand } from './prepare.mjs';

loadEnvironment();
install();
buildDesk();
serve(['desk/main.ts'], { env: serverCommand.env });
