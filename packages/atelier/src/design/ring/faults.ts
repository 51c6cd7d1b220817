import type { DesignFault } from '../fault.ts';
import type { RingDesign, Spinner } from './document.ts';
import { SPINNER_MM } from './spinner.ts';

/** Rules that join several fields of a ring and that a schema of single fields cannot state. */
export function findRingFaults(ring: RingDesign): DesignFault[] {
  const faults: DesignFault[] = [];
  const ids = new Set(ring.alloys.map((alloy) => alloy.id));
  if (ids.size !== ring.alloys.length) faults.push({ path: 'alloys', message: 'Two alloys share an id.' });
  const named: [string, string | undefined][] = [
    ['band.alloyId', ring.band.alloyId],
    ['band.second.alloyId', ring.band.second?.alloyId],
    ['head.alloyId', ring.head?.alloyId],
    ['halo.alloyId', ring.halo?.alloyId],
    ['sideStones.alloyId', ring.sideStones?.alloyId],
    ['companion.head.alloyId', ring.companion?.head.alloyId],
    ...(ring.spinner?.bands ?? []).map(({ band }, at): [string, string] => [
      `spinner.bands.${at}.band.alloyId`,
      band.alloyId,
    ]),
  ];
  for (const [path, id] of named) {
    if (id !== undefined && !ids.has(id)) faults.push({ path, message: `There is no alloy "${id}".` });
  }
  if ((ring.head === null) !== (ring.centre === null)) {
    faults.push({ path: 'head', message: 'A head and a centre stone come together or not at all.' });
  }
  if (ring.halo !== null && ring.centre === null) {
    faults.push({ path: 'halo', message: 'A halo needs a centre stone.' });
  }
  if (ring.head?.kind === 'prong' && ring.head.hiddenHalo && ring.centre?.form !== 'faceted') {
    faults.push({
      path: 'head.hiddenHalo',
      message: 'A hidden halo stands under the pavilion of a faceted stone.',
    });
  }
  if (ring.sideStones !== null && ring.centre === null) {
    faults.push({ path: 'sideStones', message: 'Side stones need a centre stone.' });
  }
  if (ring.companion && ring.head?.kind !== 'prong' && ring.head?.kind !== 'bezel') {
    faults.push({
      path: 'companion',
      message: 'A second stone stands beside a centre stone in prongs or a bezel.',
    });
  }
  if (ring.openFront?.ends === 'stones' && !ring.companion) {
    faults.push({ path: 'openFront', message: 'Stones on both ends are a centre stone and its companion.' });
  }
  if (ring.spinner) faults.push(...spinnerFaults(ring, ring.spinner));
  const expectedMm = 11.63 + 0.8128 * ring.size.us;
  if (Math.abs(expectedMm - ring.size.innerDiameterMm) > 0.02) {
    faults.push({
      path: 'size.innerDiameterMm',
      message: `US ${ring.size.us} is ${expectedMm.toFixed(2)} mm inside.`,
    });
  }
  for (const [path, stone] of [
    ['centre', ring.centre],
    ['sideStones.stone', ring.sideStones?.stone ?? null],
    ['companion.stone', ring.companion?.stone ?? null],
  ] as const) {
    if (stone !== null && stone.widthMm > stone.lengthMm + 1e-9) {
      faults.push({ path, message: 'Length is the longer side of a stone.' });
    }
  }
  const stones = ring.bandStones;
  // Stones with others between them stand in heads over the band.
  if (stones !== null && !stones.between && stones.diameterMm * stones.rows + 0.5 > ring.band.widthMm * 1.6) {
    faults.push({ path: 'bandStones.diameterMm', message: 'The stones are too large for the band width.' });
  }
  return faults;
}

/** The bands that turn lie between the rims of a plain sleeve. */
function spinnerFaults(ring: RingDesign, { bands }: Spinner): DesignFault[] {
  const { band, head, bandStones, openFront, shoulders } = ring;
  const isPlain = head === null && bandStones === null && !openFront && shoulders.kind === 'plain';
  const widths = bands.reduce((sum, free) => sum + free.band.widthMm, 0);
  const rims = band.widthMm - widths - (bands.length + 1) * SPINNER_MM.clear;
  return [
    ...(isPlain && band.form === 'single'
      ? []
      : [{ path: 'spinner', message: 'Bands turn on a plain ring without anything on it.' }]),
    ...(rims < 2 * SPINNER_MM.rim - 0.05
      ? [{ path: 'spinner.bands', message: 'The bands that turn leave no rims beside them.' }]
      : []),
  ];
}
