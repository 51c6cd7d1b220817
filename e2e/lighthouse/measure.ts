/** One page by Lighthouse, on a phone, with the throttling that Lighthouse has by default (simulated slow 4G). */
import lighthouse, { type Result } from 'lighthouse';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** The lowest scores that pass, of 100. */
export const TO_REACH: Readonly<Record<Category, number>> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

export interface Measured {
  readonly path: string;
  /** Of 100: performance is the median of the runs, the others their lowest. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Of the run whose performance is the median. */
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockingMs: number;
  readonly shift: number;
  readonly bytes: number;
  /** Audits that keep a category from its score, with their own words. */
  readonly short: readonly string[];
}

const scoreOf = (report: Result, category: Category): number =>
  Math.round((report.categories[category]?.score ?? 0) * 100);
const numberOf = (report: Result, audit: string): number => report.audits[audit]?.numericValue ?? Number.NaN;

export const missed = ({ scores }: Measured): readonly Category[] =>
  CATEGORIES.filter((category) => scores[category] < TO_REACH[category]);

/** The audits that cost a category points, where it has too few. */
function shortcomings(report: Result): string[] {
  return CATEGORIES.filter((category) => scoreOf(report, category) < TO_REACH[category]).flatMap((category) =>
    (report.categories[category]?.auditRefs ?? [])
      .filter(({ weight }) => weight > 0)
      .map(({ id }) => report.audits[id])
      .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 0.9)
      .map((audit) => `${category}: ${audit?.id} ${audit?.displayValue ?? ''} ${audit?.title}`.trim()),
  );
}

/**
 * @param port where Chromium listens for its debugger
 * @throws when Lighthouse could not measure the page at all
 */
async function reportOn(url: string, port: number): Promise<Result> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse has no report on ${url}.`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.code} ${lhr.runtimeError.message}`);
  return lhr;
}

/** Measures a page `runs` times. Gives the reports too, the one with the median performance first. */
export async function measure(
  origin: string,
  path: string,
  port: number,
  runs: number,
): Promise<{ readonly measured: Measured; readonly reports: readonly Result[] }> {
  const reports: Result[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await reportOn(origin + path, port));
  const byPerformance = reports.toSorted((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
  const median = byPerformance[Math.floor((runs - 1) / 2)];
  if (!median) throw new RangeError('A page is measured once at least.');
  const lowest = (category: Category) =>
    Math.min(...reports.map((candidate) => scoreOf(candidate, category)));
  const measured: Measured = {
    path,
    scores: {
      performance: scoreOf(median, 'performance'),
      accessibility: lowest('accessibility'),
      'best-practices': lowest('best-practices'),
      seo: lowest('seo'),
    },
    firstPaintMs: Math.round(numberOf(median, 'first-contentful-paint')),
    largestPaintMs: Math.round(numberOf(median, 'largest-contentful-paint')),
    blockingMs: Math.round(numberOf(median, 'total-blocking-time')),
    shift: Math.round(numberOf(median, 'cumulative-layout-shift') * 1_000) / 1_000,
    bytes: numberOf(median, 'total-byte-weight'),
    short: [...new Set(reports.flatMap(shortcomings))],
  };
  return { measured, reports: [median, ...reports.filter((report) => report !== median)] };
}
