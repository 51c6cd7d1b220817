import { strToU8, zipSync } from 'fflate';
import type { Design } from '../design/document.ts';
import { aboutGrams, isPair, listStones, listSupply, type Supply } from '../estimate/index.ts';
import { type BuiltPiece, takeApart } from '../geometry/set/takeApart.ts';
import type { Solids } from '../geometry/solids.ts';
import { CHORD_LIMIT_MM, chordError } from './chord-error.ts';
import { stlFiles } from './stl.ts';

/** What a file says about where it comes from. */
export interface Origin {
  readonly designId: string;
  readonly version: number;
  /** Of the version, ISO 8601. */
  readonly createdAt: string;
}

/**
 * For the caster: one STL a cast model in millimetres, and a README.txt that says how often each is cast, in what,
 * and what is bought; of a set, one folder a piece. The same input gives the same bytes.
 */
export function castingZip(design: Design, solids: Solids, origin: Origin): Uint8Array {
  const pieces = takeApart(design, solids);
  const entries: Record<string, Uint8Array> = {};
  if (pieces.length > 1) entries['README.txt'] = strToU8(setReadme(design, pieces, origin));
  pieces.forEach((piece, at) => {
    const folder = pieces.length > 1 ? `${folderOf(piece, at)}/` : '';
    const supply = listSupply(piece.design, piece.solids);
    const files = stlFiles(supply);
    entries[`${folder}README.txt`] = strToU8(
      readme(
        piece.design,
        piece.solids,
        supply,
        files.map(({ name }) => name),
        origin,
      ),
    );
    for (const { name, bytes } of files) entries[`${folder}${name}`] = bytes;
  });
  // A zip's times are local to the reader and begin in 1980: take the calendar day at noon.
  const mtime = new Date(`${origin.createdAt.slice(0, 10)}T12:00:00`);
  return zipSync(entries, { level: 6, mtime });
}

const folderOf = ({ design }: BuiltPiece, at: number): string =>
  `${at + 1}-${design.type.toLowerCase().replace(/[^a-z]+/g, '-')}`;

function setReadme(
  { title }: Design,
  pieces: readonly BuiltPiece[],
  { designId, version, createdAt }: Origin,
): string {
  return `${[
    title,
    `Design ${designId}, version ${version}, ${createdAt.slice(0, 10)}`,
    '',
    'A SET, ONE FOLDER A PIECE',
    ...pieces.map((piece, at) => `${folderOf(piece, at)}: ${piece.design.title}`),
  ].join('\r\n')}\r\n`;
}

function readme(
  design: Design,
  solids: Solids,
  { cast, bought }: Supply,
  names: readonly string[],
  { designId, version, createdAt }: Origin,
): string {
  const castings = cast.map(({ part, alloy, count, gramsEach }, i) => {
    const { mostMm } = chordError(part.mesh, part.creaseAngleDegrees);
    const chord =
      mostMm <= CHORD_LIMIT_MM
        ? `chord error at most ${CHORD_LIMIT_MM} mm`
        : `chord error up to ${mostMm.toFixed(3)} mm`;
    return [
      `${names[i]}`,
      `    cast ${count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`} in ${alloy}, ${part.volumeMm3.toFixed(1)} mm3, ${aboutGrams(gramsEach)}${count === 1 ? '' : ' each'} (10 % either way)`,
      `    ${part.mesh.indices.length / 3} triangles, closed, ${chord}`,
    ].join('\n');
  });
  const findings = bought.map(
    ({ words, alloy, count, grams }) =>
      `${count} x ${words}, ${alloy}, ${grams < 0.1 ? 'under 0.1 g' : aboutGrams(grams)}${count === 1 ? '' : ' in all'}`,
  );
  return `${[
    `${design.title}${isPair(design) ? ' (a pair)' : ''}`,
    `Design ${designId}, version ${version}, ${createdAt.slice(0, 10)}`,
    '',
    'Millimetres. As designed: not scaled for shrinkage, no sprues.',
    '',
    'TO CAST',
    castings.length > 0 ? castings.join('\n\n') : 'Nothing: every part of this piece is bought.',
    '',
    'TO BUY',
    findings.length > 0 ? findings.join('\n') : 'No findings.',
    '',
    'TO SET',
    solids.stones.length > 0
      ? listStones(solids)
          .map(({ words }) => words)
          .join('\n')
      : 'No stones.',
    ...(solids.enamels.length > 0
      ? ['', 'TO ENAMEL', [...new Set(solids.enamels.map(({ colour }) => `${colour} enamel`))].join('\n')]
      : []),
  ]
    .join('\r\n')
    .replaceAll(/\r?\n/g, '\r\n')}\r\n`;
}
