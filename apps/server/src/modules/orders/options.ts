import { type CartOptions, RING_SIZE_UNKNOWN } from '@filigree/contracts';

/** "Ring size 6.5, engraved “Ada”"; empty when there are none. */
export function optionsInWords({ ringSize, lengthIn, engraving }: CartOptions): string {
  const parts: string[] = [];
  if (ringSize === RING_SIZE_UNKNOWN) parts.push('Ring size not known yet: a ring sizer is sent first');
  else if (ringSize !== undefined) parts.push(`Ring size ${ringSize}`);
  if (lengthIn !== undefined) parts.push(`Length ${lengthIn} in`);
  if (engraving !== undefined) parts.push(`Engraved “${engraving}”`);
  return parts.join(', ');
}
