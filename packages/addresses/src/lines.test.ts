import { describe, expect, it } from 'vitest';
import type { Address } from './check.ts';
import { addressLines } from './lines.ts';

const to = (country: string, parts: Partial<Address>): Address => ({
  fullName: 'Ada Lovelace',
  address: '1 Bench Lane',
  city: '',
  state: '',
  zipCode: '',
  country,
  ...parts,
});

describe('an address', () => {
  it.each<[string, Address, readonly string[]]>([
    [
      'of the United States',
      to('United States', { city: 'Providence', state: 'RI', zipCode: '02903' }),
      ['Ada Lovelace', '1 Bench Lane', 'Providence, RI 02903', 'United States'],
    ],
    [
      'of Germany, named otherwise',
      to('deutschland', { address: 'Torstr. 1', city: 'Berlin', zipCode: '10115' }),
      ['Ada Lovelace', 'Torstr. 1', '10115 Berlin', 'Germany'],
    ],
    [
      'of Sweden, with the prefix once',
      to('Sweden', { city: 'Stockholm', zipCode: 'SE-114 55' }),
      ['Ada Lovelace', '1 Bench Lane', 'SE-114 55 Stockholm', 'Sweden'],
    ],
    [
      'of the United Kingdom',
      to('UK', { city: 'London', zipCode: 'SW1Y 4JH' }),
      ['Ada Lovelace', '1 Bench Lane', 'London', 'SW1Y 4JH', 'United Kingdom'],
    ],
    [
      'of Hong Kong, without a postal code',
      to('Hong Kong', { state: 'Kowloon', city: 'Mong Kok' }),
      ['Ada Lovelace', '1 Bench Lane', 'Mong Kok', 'Kowloon', 'Hong Kong'],
    ],
    [
      'of Japan in our letters',
      to('Japan', { address: '1-1 Marunouchi, Chiyoda-ku', state: 'Tokyo', zipCode: '100-0005' }),
      ['Ada Lovelace', '1-1 Marunouchi, Chiyoda-ku, Tokyo', '100-0005', 'Japan'],
    ],
    [
      'of Japan in its own, largest part first',
      to('Japan', {
        fullName: '山田花子',
        address: '千代田区丸の内1-1',
        state: '東京都',
        zipCode: '100-0005',
      }),
      ['〒100-0005', '東京都', '千代田区丸の内1-1', '山田花子', 'Japan'],
    ],
    [
      'from before, with a part that its country has no place for',
      to('United Kingdom', { city: 'London', state: 'LND', zipCode: 'SW1Y 4JH' }),
      ['Ada Lovelace', '1 Bench Lane', 'London', 'SW1Y 4JH', 'LND', 'United Kingdom'],
    ],
    [
      'of a country that nobody knows',
      to('Narnia', { city: 'Cair Paravel', state: 'East', zipCode: '7' }),
      ['Ada Lovelace', '1 Bench Lane', 'Cair Paravel, East 7', 'Narnia'],
    ],
    ['of which nothing is left', to('', { fullName: '', address: '' }), []],
    ['of a city alone', to('', { fullName: '', address: '', city: 'Paris' }), ['Paris']],
  ])('%s is printed in its order', (_, address, lines) => {
    expect(addressLines(address)).toEqual(lines);
  });

  it('names its country in the language of the reader', () => {
    expect(addressLines(to('Germany', { city: 'Berlin', zipCode: '10115' }), 'es').at(-1)).toBe('Alemania');
  });
});
