/** Words for people about a design: one line, and the alternative text of its pictures. */
import { withArticle } from '../design/article.ts';
import { type Design, isRing, membersOf } from '../design/document.ts';
import type { PlateOrnament } from '../design/ornament/plate.ts';
import type { RingDesign } from '../design/ring/document.ts';
import { aboutCarats, stoneName } from '../estimate/index.ts';
import { describePiece, ornamentWords } from './describe-piece.ts';
import { type Mood, showsTop, type ViewName, viewTemplate } from './views.ts';
import { countWord, metalWords, rowWords } from './wording.ts';

const KINDS_OF_SET = {
  apart: 'A set',
  stack: 'A stack of rings',
  rolling: 'A ring of linked bands',
} as const;

/** "A slim rose gold ring with an oval sapphire of about 1.5 ct in a six-prong head". No full stop. */
export function describeDesign(design: Design): string {
  const [leader, ...companions] = membersOf(design).map((member) =>
    isRing(member) ? describeRing(member) : describePiece(member),
  );
  if (companions.length === 0) return leader!;
  const others = companions.map((words) => words[0]!.toLowerCase() + words.slice(1));
  return `${KINDS_OF_SET[design.together ?? 'apart']}: ${leader![0]!.toLowerCase()}${leader!.slice(1)}; ${others.join('; ')}`;
}

function describeRing(design: RingDesign): string {
  const words = [
    widthWord(design.band.widthMm),
    finishWord(design),
    metalWords(design),
    arrangementWord(design) ?? bandFormWord(design),
    design.type.toLowerCase(),
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
  const turned =
    view === 'hero' && design.companions === undefined && isRing(design) && !showsTop(design)
      ? ', turned to show the band'
      : '';
  return `${describeDesign(design)}, ${template.words}${turned}, ${before}.`;
}

function widthWord(widthMm: number): string {
  if (widthMm < 1.95) return 'slim';
  return widthMm > 5 ? 'wide' : '';
}

function finishWord({ band, spinner }: RingDesign): string {
  const { finish } = spinner?.bands[0]?.band ?? band;
  return finish === 'Polished' ? '' : finish.toLowerCase();
}

const arrangementWord = ({ openFront, companion, spinner }: RingDesign): string | null =>
  openFront ? 'open' : companion ? 'toi et moi' : spinner ? 'spinner' : null;

function bandFormWord({ band }: RingDesign): string {
  return {
    single: '',
    split: 'split-shank',
    twist: 'twisted',
    bypass: 'bypass',
    chevron: 'chevron',
    curved: 'curved',
    wavy: 'wavy',
    coil: 'coiled',
  }[band.form];
}

function centreWords({ centre, head, companion }: RingDesign): string {
  if (centre === null || head === null) return '';
  if (companion) {
    const [one, other] = [centre, companion.stone].map((stone) =>
      withArticle(`${stoneName(stone)} of ${aboutCarats(stone.nominalCarat)}`),
    );
    return `with ${one} and ${other}`;
  }
  const stone = withArticle(`${stoneName(centre)} of ${aboutCarats(centre.nominalCarat)}`);
  switch (head.kind) {
    case 'prong':
      return `with ${stone} in a ${countWord(head.prongCount)}-prong head`;
    case 'bezel':
      return `with ${stone} in a ${head.coverage === 'half' ? 'half ' : ''}bezel`;
    case 'tension':
      return `with ${stone} held between the ends of the band`;
    case 'flush':
      return `with ${stone} set flush in the band`;
    case 'cluster':
      return `with ${stone} in a ${head.petalStones ? 'flower' : 'cluster'} of ${countWord(head.petals)} ${stoneName(head.accent, head.petals)}`;
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
  spinner,
  detail,
}: RingDesign): string[] {
  const parts: string[] = [];
  if (halo !== null)
    parts.push(`framed by a ${halo.rows === 2 ? 'double ' : ''}halo of ${stoneName(halo.stone, 2)}`);
  if (head?.kind === 'prong' && head.hiddenHalo)
    parts.push(`over a hidden halo of ${stoneName(head.hiddenHalo.stone, 2)}`);
  if (sideStones !== null)
    parts.push(
      `flanked by ${countWord(sideStones.perSide * 2)} ${stoneName(sideStones.stone, sideStones.perSide * 2)}`,
    );
  const row = bandStones ?? spinner?.bands.find(({ stones }) => stones !== null)?.stones ?? null;
  if (row !== null)
    parts.push(
      `${head === null ? 'with' : 'and'} ${rowWords(row)} ${row.spanDegrees >= 350 ? 'all around' : 'along'} the band`,
    );
  if (shoulders.kind === 'steps')
    parts.push(
      `with ${countWord(shoulders.perSide * 2)} ${stoneName(shoulders.stone, shoulders.perSide * 2)} in steps on its shoulders`,
    );
  if (shoulders.kind === 'motif') parts.push(motifWords(shoulders));
  if (shoulders.kind === 'emblem')
    parts.push(`with ${withArticle(`${shoulders.ornament.form.replaceAll('-', ' ')} emblem`)} as its front`);
  if (shoulders.kind === 'signet') parts.push(faceWords(shoulders.ornament));
  if (detail) parts.push(`with ${withArticle(`${detail.form.replaceAll('-', ' ')} motif`)} on one shoulder`);
  if (shoulders.kind === 'cathedral') parts.push('on cathedral shoulders');
  if (head?.kind === 'prong' && head.gallery === 'filigree') parts.push('over a filigree gallery');
  if (band.filigree && bandStones === null) parts.push('pierced with filigree');
  if (band.inlay)
    parts.push(
      `inlaid with ${[...new Set(band.inlay.stones.map((stone) => stoneName(stone, 1)))].join(' and ')}`,
    );
  if (band.texture.kind === 'pattern' && band.texture.pierced) parts.push('pierced with openings');
  if (band.cord) parts.push(`${band.cord === 'edges' ? 'edged' : 'inlaid'} with twisted wire`);
  if (band.milgrain) parts.push('edged with milgrain');
  if (engraving !== null) parts.push(`engraved “${engraving.text}”`);
  return parts;
}

/** "with an oval plate lettered “AB”": what the face of a signet bears. */
const faceWords = (face: PlateOrnament): string =>
  face.field.kind === 'emblem'
    ? `with ${withArticle(`${face.field.form.replaceAll('-', ' ')} emblem`)} as its front`
    : `with ${ornamentWords(face, 1)}`;

function motifWords({ place, ornament }: Extract<RingDesign['shoulders'], { kind: 'motif' }>): string {
  const form = `${ornament.form.replaceAll('-', ' ')} motif`;
  if (place === 'front') return `with ${withArticle(form)} as its front`;
  if (place === 'beside') return `with ${withArticle(form)} on one shoulder`;
  if (ornament.form === 'branch')
    return place === 'around' ? 'with leaves along its band' : 'with leaves on both shoulders';
  return place === 'around'
    ? `with a row of ${form}s over its top`
    : `with ${withArticle(form)} on each shoulder`;
}
