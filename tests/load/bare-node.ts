/** `node bare-node.ts <address> <port>`: the least node:http can do; one constant answer, that of the address. */
import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';

const [address = '', port] = process.argv.slice(2);
const [page] = (await once(get(address, { headers: { 'accept-encoding': 'br' } }), 'response')) as [
  IncomingMessage,
];
const body = Buffer.concat(await page.toArray());
// What node:http adds by itself.
const own = /^(?:date|connection|keep-alive)$/i;
const header = page.rawHeaders.filter((_, index, all) => !own.test(all[index - (index % 2)] as string));
const server = createServer({ optimizeEmptyRequests: true }, (_, response) => {
  response.writeHead(200, header).end(body);
});
server.listen(Number(port), '127.0.0.1');
