/**
 * Numbers about a process in the text format that Prometheus reads, version 0.0.4
 * (https://prometheus.io/docs/instrumenting/exposition_formats/): counters, gauges and histograms with labels.
 */

export const EXPOSITION_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

export type Labels = Readonly<Record<string, string>>;

interface Description {
  /** As in filigree_http_requests_total: the unit at its end, `_total` for what only grows. */
  readonly name: string;
  readonly help: string;
}

interface Sample {
  readonly suffix?: string;
  readonly labels: Labels;
  readonly value: number;
}

interface Metric extends Description {
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly samples: () => readonly Sample[];
}

export interface Counter {
  /** @param by not below zero */
  readonly add: (by: number, labels?: Labels) => void;
}

export interface Gauge {
  readonly set: (value: number, labels?: Labels) => void;
  /** Forgets all values, before those that there are now are set. */
  readonly clear: () => void;
}

export interface Histogram {
  readonly observe: (value: number, labels?: Labels) => void;
}

const NAME = /^[a-z][a-z0-9_]*$/;
const NO_LABELS: Labels = {};

/** The same labels in another order are the same series. */
const keyOf = (labels: Labels) =>
  JSON.stringify(Object.entries(labels).sort(([one], [other]) => (one < other ? -1 : 1)));

class Series<T> {
  readonly #values = new Map<string, { readonly labels: Labels; value: T }>();

  of(labels: Labels, first: () => T): { value: T } {
    const key = keyOf(labels);
    let found = this.#values.get(key);
    if (!found) {
      found = { labels, value: first() };
      this.#values.set(key, found);
    }
    return found;
  }

  clear(): void {
    this.#values.clear();
  }

  all(): { readonly labels: Labels; readonly value: T }[] {
    return [...this.#values.values()];
  }
}

/** The numbers of one process. */
export class Registry {
  readonly #metrics: Metric[] = [];
  readonly #collectors: (() => void | Promise<void>)[] = [];

  counter(description: Description): Counter {
    const series = new Series<number>();
    this.#register({ ...description, type: 'counter', samples: () => series.all() });
    return {
      add(by, labels = NO_LABELS) {
        if (!(by >= 0)) throw new RangeError(`${description.name} only grows.`);
        series.of(labels, () => 0).value += by;
      },
    };
  }

  gauge(description: Description): Gauge {
    const series = new Series<number>();
    this.#register({ ...description, type: 'gauge', samples: () => series.all() });
    return {
      set(value, labels = NO_LABELS) {
        series.of(labels, () => 0).value = value;
      },
      clear: () => series.clear(),
    };
  }

  /** @param bounds upper ends of the buckets, rising; one without an end is added. */
  histogram(description: Description, bounds: readonly number[]): Histogram {
    const series = new Series<{ readonly counts: number[]; sum: number }>();
    const samples = () => series.all().flatMap(({ labels, value }) => bucketSamples(labels, bounds, value));
    this.#register({ ...description, type: 'histogram', samples });
    return {
      observe(value, labels = NO_LABELS) {
        const held = series.of(labels, () => ({ counts: Array(bounds.length + 1).fill(0), sum: 0 })).value;
        const at = bounds.findIndex((bound) => value <= bound);
        held.counts[at === -1 ? bounds.length : at]! += 1;
        held.sum += value;
      },
    };
  }

  /** @param collect sets what is known only by looking, whenever somebody asks; what it throws is thrown to them. */
  onCollect(collect: () => void | Promise<void>): void {
    this.#collectors.push(collect);
  }

  /** Everything there is, as text. */
  async expose(): Promise<string> {
    await Promise.all(this.#collectors.map((collect) => collect()));
    return this.#metrics.map(textOf).join('');
  }

  #register(metric: Metric): void {
    if (!NAME.test(metric.name)) throw new Error(`${metric.name} cannot be the name of a metric.`);
    if (this.#metrics.some(({ name }) => name === metric.name)) {
      throw new Error(`There is a metric ${metric.name} already.`);
    }
    this.#metrics.push(metric);
  }
}

/** Each bucket counts what is at most its bound, and therefore what those before it count. */
function bucketSamples(
  labels: Labels,
  bounds: readonly number[],
  { counts, sum }: { readonly counts: readonly number[]; readonly sum: number },
): Sample[] {
  let count = 0;
  const buckets = counts.map((own, at) => {
    count += own;
    return { suffix: '_bucket', labels: { ...labels, le: numberText(bounds[at] ?? Infinity) }, value: count };
  });
  return [...buckets, { suffix: '_sum', labels, value: sum }, { suffix: '_count', labels, value: count }];
}

function textOf({ name, help, type, samples }: Metric): string {
  const lines = samples().map(
    ({ suffix = '', labels, value }) => `${name}${suffix}${labelText(labels)} ${numberText(value)}\n`,
  );
  const escapedHelp = help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
  return `# HELP ${name} ${escapedHelp}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}

function labelText(labels: Labels): string {
  const entries = Object.entries(labels);
  if (entries.length === 0) return '';
  const parts = entries.map(([name, value]) => {
    const escaped = value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
    return `${name}="${escaped}"`;
  });
  return `{${parts.join(',')}}`;
}

function numberText(value: number): string {
  if (value === Number.POSITIVE_INFINITY) return '+Inf';
  if (value === Number.NEGATIVE_INFINITY) return '-Inf';
  return String(value);
}
