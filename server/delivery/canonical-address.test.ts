import assert from 'node:assert/strict';
import { it } from 'node:test';
import { canonicalAddress } from './canonical-address.ts';

const same = (...addresses: string[]) => assert.equal(new Set(addresses.map(canonicalAddress)).size, 1);
const different = (...addresses: string[]) =>
  assert.equal(new Set(addresses.map(canonicalAddress)).size, addresses.length);

it('is the same for addresses of one mailbox', () => {
  same('femke@kontor.example', 'Femke@Kontor.EXAMPLE', 'femke+1@kontor.example', 'FEMKE+a+b@kontor.example');
  same('ole@kueste.example', 'ole@KUESTE.example');
  same('ole@küste.example', 'ole@KÜSTE.example', 'ole@xn--kste-0ra.example', 'ole@XN--KSTE-0RA.example');
  same('o.l.e@gmail.com', 'ole@gmail.com', 'Ole+x@GoogleMail.com');
});

it('differs for different mailboxes', () => {
  different('ole@kontor.example', 'o.le@kontor.example', 'ole@mail.kontor.example', 'ole-x@kontor.example');
  different('+@kontor.example', '+a@kontor.example', 'a@kontor.example');
  different('ole@gmail.com', 'ole@gmail.com.example');
});
