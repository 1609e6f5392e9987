import { type BlockList, isIP, isIPv6 } from 'node:net';

/** A network that has a limit of its own: `factor` times that of one address. */
export interface Network {
  name: string;
  factor: number;
}

// In IPv6 a home network gets a /64, a customer a /56 or a /48 (RIPE-690, 4.2).
const prefixes = [
  { bits: 64, factor: 1 },
  { bits: 56, factor: 2 },
  { bits: 48, factor: 4 },
];

// Enough for about twenty proxies.
const maxForwardedLength = 1000;

/** The networks of an address, the smallest first: an IPv4 address itself, or the /64, /56 and /48 of an IPv6 address. */
export function networksOf(address: string): [Network, ...Network[]] {
  if (!isIPv6(address)) return [{ name: address, factor: 1 }];
  const digits = hexOf(address);
  return prefixes.map(({ bits, factor }) => ({
    name: `${digits.slice(0, bits / 4)}/${bits}`,
    factor,
  })) as [Network, ...Network[]];
}

/** The client's address: that of the connection, or the one that trusted proxies have added to X-Forwarded-For. */
export function clientAddress(
  connection: string,
  forwardedFor: string | undefined,
  trusted: BlockList,
): string {
  // Proxies append to the header, so a forged beginning can be cut off.
  const hops = forwardedFor?.slice(-maxForwardedLength).split(',').map(bareAddress) ?? [];
  let address = bareAddress(connection);
  while (isTrusted(address, trusted)) {
    const before = hops.pop();
    if (before === undefined || isIP(before) === 0) break;
    address = before;
  }
  return address;
}

function isTrusted(address: string, trusted: BlockList): boolean {
  return isIP(address) !== 0 && trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** An address without port, brackets, zone and the `::ffff:` of a mapped IPv4 address. */
function bareAddress(text: string): string {
  const address = text.trim();
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1];
  const withPort = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1];
  return ((bracketed ?? withPort ?? address).split('%', 1)[0] ?? '').replace(/^::ffff:(?=\d+\.)/i, '');
}

/** The first 64 bits of an IPv6 address as 16 hexadecimal digits. */
function hexOf(address: string): string {
  const [head = '', tail] = address.split('::');
  const groups = head.split(':');
  const rest = tail === undefined ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - groups.length - rest.length;
  return [...groups, ...Array.from({ length: zeros }, () => '0'), ...rest]
    .slice(0, 4)
    .map((group) =>
      Number.parseInt(group || '0', 16)
        .toString(16)
        .padStart(4, '0'),
    )
    .join('');
}
