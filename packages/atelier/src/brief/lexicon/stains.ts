/** What a metal does to who wears it, and to itself: its colours are effects, and no wish. */

/** Where it is seen. */
export const WORN_SKIN =
  'skin|fingers?|ring finger|ears?|ear ?lobes?|lobes?|piercings?|neck|wrists?|ankles?|hands?|nose|toes?|arms?|chest|body|me|you|her|him|us|everyone';

export const TURNS =
  'turn|turns|turned|turning|make|makes|made|making|leave|leaves|left|leaving|stain|stains|stained|dye|dyes|dyed|colou?rs';
export const BECOMES = 'goes|go|went|gone|going|turns|turn|turned|turning';

/** Colours of stained skin and of tarnish. */
export const STAINED =
  '(?:(?:a bit|a little|all|so|really|completely|slightly|bright|dark|always|kind of|kinda|straight|totally|nearly|almost) )*(?:green|greenish|black|blackish|blue|red|brown|brownish|orange|yellow|yellowish|grey|gray|purple|pink|copper)';
/** "It brings me out in a rash". */
export const HARMS =
  'bring|brings|brought|break|breaks|broke|give|gives|gave|irritate|irritates|irritated|hurt|hurts|itch|itches|burn|burns|inflame|inflames';
