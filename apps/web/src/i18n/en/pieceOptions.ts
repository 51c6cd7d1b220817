import { namespace } from '../namespace.ts';

/** How a piece is made for its wearer. */
export const pieceOptions = namespace('pieceOptions', {
  ringSize: 'US size {{size}}',
  length: '{{length}} in long',
  engraving: 'Engraved “{{engraving}}”',
});
