/** Words for people about a design: one line, and the alternative text of its pictures. */
import type { Design } from '../design/document.ts';
import type { RingDesign } from '../design/ring/document.ts';
import { aboutCarats, stoneName } from '../estimate/index.ts';
import { type Mood, type ViewName, viewTemplate } from './views.ts';

/** "A slim rose gold ring with an oval sapphire of about 1.5 ct in a six-prong head". No full stop. */
export function describeDesign(design: Design): string {
  const words = [
    widthWord(design.band.widthMm),
    finishWord(design),
    metalWords(design),
    bandFormWord(design),
    'ring',
  ]
    .filter((word) => word !== '')
    .join(' ');
  return [withArticle(words, true), centreWords(design), ...companions(design)]
    .filter((part) => part !== '')
    .join(' ');
}

/** Alternative text of a picture: what is shown, from where, before what. */
export function describePicture(design: Design, view: ViewName, mood?: Mood): string {
  const template = viewTemplate(design, view);
  const before = (mood ?? template.mood) === 'night' ? 'on black' : 'on warm grey';
  const turned = view === 'hero' && design.centre === null ? ', turned to show the band' : '';
  return `${describeDesign(design)}, ${template.words}${turned}, ${before}.`;
}

function widthWord(widthMm: number): string {
  if (widthMm < 1.95) return 'slim';
  return widthMm > 5 ? 'wide' : '';
}

function finishWord({ band }: RingDesign): string {
  return band.finish === 'Polished' ? '' : band.finish.toLowerCase();
}

function bandFormWord({ band }: RingDesign): string {
  return { single: '', split: 'split-shank', twist: 'twisted', bypass: 'bypass' }[band.form];
}

/** The customer's own names: "rose gold", "18k rose gold", "platinum", "black rhodium plated 14k gold". */
function metalWords(design: RingDesign): string {
  const names = [...new Set(design.alloys.map(alloyWords))];
  return names.length === 1 ? names[0]! : `two-tone ${names.slice(0, 2).join(' and ')}`;
}

function alloyWords(alloy: RingDesign['alloys'][number]): string {
  const recycled = alloy.recycled ? 'recycled ' : '';
  const plated = alloy.plating === 'black-rhodium' ? 'black rhodium plated ' : '';
  return `${recycled}${plated}${baseWords(alloy)}`;
}

function baseWords({ family, karat, colour, metal }: RingDesign['alloys'][number]): string {
  if (family === 'tungsten-carbide') return 'tungsten carbide';
  if (family !== 'gold') return family;
  const shade = colour === 'grey' ? 'white' : colour;
  const karatWasAsked = /^\d/.test(metal);
  const karatWord = karatWasAsked && karat !== null ? `${karat}k ` : '';
  return `${karatWord}${karatWasAsked && shade === 'yellow' ? '' : `${shade} `}gold`;
}

function centreWords({ centre, head }: RingDesign): string {
  if (centre === null || head === null) return '';
  const stone = withArticle(`${stoneName(centre)} of ${aboutCarats(centre.nominalCarat)}`);
  switch (head.kind) {
    case 'prong':
      return `with ${stone} in a ${COUNT_WORDS[head.prongCount] ?? head.prongCount}-prong head`;
    case 'bezel':
      return `with ${stone} in a ${head.coverage === 'half' ? 'half ' : ''}bezel`;
    case 'tension':
      return `with ${stone} held between the ends of the band`;
    case 'flush':
      return `with ${stone} set flush in the band`;
    case 'cluster':
      return `with ${stone} in a cluster of ${stoneName(head.accent, head.petals)}`;
  }
}

function companions({
  halo,
  sideStones,
  bandStones,
  band,
  head,
  shoulders,
  engraving,
}: RingDesign): string[] {
  const parts: string[] = [];
  if (halo !== null)
    parts.push(`framed by a ${halo.rows === 2 ? 'double ' : ''}halo of ${stoneName(halo.stone, 2)}`);
  if (sideStones !== null)
    parts.push(
      `flanked by ${COUNT_WORDS[sideStones.perSide * 2]} ${stoneName(sideStones.stone, sideStones.perSide * 2)}`,
    );
  if (bandStones !== null)
    parts.push(
      `${head === null ? 'with' : 'and'} ${SETTING_WORDS[bandStones.setting]} ${stoneName(bandStones.stone, 2)} ${bandStones.spanDegrees >= 350 ? 'all around' : 'along'} the band`,
    );
  if (shoulders.kind === 'motif') parts.push(`with ${shoulders.motif.toLowerCase()} shoulders`);
  if (shoulders.kind === 'cathedral') parts.push('on cathedral shoulders');
  if (band.milgrain) parts.push('edged with milgrain');
  if (engraving !== null) parts.push(`engraved “${engraving.text}”`);
  return parts;
}

const SETTING_WORDS = {
  pave: 'pavé',
  channel: 'channel-set',
  bar: 'bar-set',
  flush: 'flush-set',
  'shared-prong': 'prong-set',
} as const;

const COUNT_WORDS: Readonly<Record<number, string>> = {
  2: 'two',
  3: 'three',
  4: 'four',
  6: 'six',
  8: 'eight',
};

function withArticle(words: string, capital = false): string {
  // Only the letter is looked at: no word here begins with a silent h or a spoken "u" but "18k" and "8".
  const article = /^([aeiou]|8|18)/i.test(words) ? 'an' : 'a';
  return `${capital ? article.charAt(0).toUpperCase() + article.slice(1) : article} ${words}`;
}
