/** Forms as one names the thing: those that are called by their look alone get the name of what they are. */
const NAMES: Readonly<Record<string, string>> = {
  puffed: 'heart',
  interlocked: 'interlocked hearts',
  'five-point': 'five-pointed star',
  coiled: 'coiled snake',
};

/** "heart", "open heart", "crescent star". */
export const sayForm = (form: string): string => NAMES[form] ?? form.replaceAll('-', ' ');
