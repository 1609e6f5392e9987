const odd = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
const parities = [
  'LLLLLL',
  'LLGLGG',
  'LLGGLG',
  'LLGGGL',
  'LGLLGG',
  'LGGLLG',
  'LGGGLL',
  'LGLGLG',
  'LGLGGL',
  'LGGLGL',
];

const inverted = (bits: string) => bits.replace(/./g, (bit) => (bit === '1' ? '0' : '1'));
const reversed = (bits: string) => [...bits].reverse().join('');

/** The 95 modules of an EAN-13 from its first twelve digits; the check digit is computed (ISO/IEC 15420). */
export function ean13(digits: string): string {
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0);
  const code = [...digits, String((10 - (sum % 10)) % 10)].map(Number);
  const parity = parities[code[0] as number] as string;
  const left = code.slice(1, 7).map((digit, index) => {
    const bits = odd[digit] as string;
    return parity[index] === 'L' ? bits : reversed(inverted(bits));
  });
  const right = code.slice(7).map((digit) => inverted(odd[digit] as string));
  return `101${left.join('')}01010${right.join('')}101`;
}
