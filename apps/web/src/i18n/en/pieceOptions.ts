import { namespace } from '../namespace.ts';

/** How a piece is made for its wearer. */
export const pieceOptions = namespace('pieceOptions', {
  ringSize: 'US size {{size}}',
  'ringSize.label': 'Ring size (US)',
  'ringSize.choose': 'Choose a size',
  'ringSize.unknown': 'I do not know yet',
  'ringSize.sizer': 'Size not known yet: a ring sizer comes first, free of charge',
  length: '{{length}} long',
  engraving: 'Engraved “{{engraving}}”',
});
