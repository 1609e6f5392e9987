/** `npm start`: installs, builds and serves the site; skips steps that are up to date. */
import { build, forwardAsJson, install, loadEnvironment, output, serve, serverCommand } from './prepare.mjs';

// Without a terminal the output goes into a log.
output.json = !process.stdout.isTTY;
loadEnvironment();
install();
build();

const stdio = ['inherit', 'inherit', output.json ? 'pipe' : 'inherit'];
const { stderr } = serve(serverCommand.args, { env: serverCommand.env, stdio });
if (stderr) forwardAsJson(stderr, (line) => process.stderr.write(`${line}\n`));
