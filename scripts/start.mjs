/** `npm start`: installs, builds and serves the whole site; a second start reuses what is up to date. */
import { handOnAsJson } from './json-lines.mjs';
import { build, install, loadEnvironment, output, serve, server } from './prepare.mjs';

// Nobody looks on: what is said goes into a log.
output.json = !process.stdout.isTTY;
loadEnvironment();
install();
build();

const stdio = ['inherit', 'inherit', output.json ? 'pipe' : 'inherit'];
const { stderr } = serve(server.args, { env: server.env, stdio });
if (stderr) handOnAsJson(stderr, (line) => process.stderr.write(`${line}\n`));
