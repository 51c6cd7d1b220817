import { describe, expect, it } from 'vitest';
import { Registry } from './exposition.ts';

describe('the text that Prometheus reads', () => {
  it('names each metric, what it is, and its values by labels', async () => {
    const registry = new Registry();
    const made = registry.counter({ name: 'made_total', help: 'Pieces made.' });
    made.add(2, { kind: 'ring', size: '7' });
    made.add(0.5, { size: '7', kind: 'ring' });
    made.add(1, { kind: 'pendant' });
    registry.gauge({ name: 'waiting', help: 'Now.' }).set(3);
    expect(await registry.expose()).toBe(
      [
        '# HELP made_total Pieces made.',
        '# TYPE made_total counter',
        'made_total{kind="ring",size="7"} 2.5',
        'made_total{kind="pendant"} 1',
        '# HELP waiting Now.',
        '# TYPE waiting gauge',
        'waiting 3',
        '',
      ].join('\n'),
    );
  });

  it('counts in each bucket of a histogram what those before it count', async () => {
    const registry = new Registry();
    const latency = registry.histogram({ name: 'seconds', help: 'How long.' }, [0.1, 1]);
    for (const value of [0.05, 0.1, 0.5, 7]) latency.observe(value, { call: 'login' });
    expect((await registry.expose()).split('\n').slice(2)).toEqual([
      'seconds_bucket{call="login",le="0.1"} 2',
      'seconds_bucket{call="login",le="1"} 3',
      'seconds_bucket{call="login",le="+Inf"} 4',
      'seconds_sum{call="login"} 7.65',
      'seconds_count{call="login"} 4',
      '',
    ]);
  });

  it('escapes what would end a line or a label', async () => {
    const registry = new Registry();
    registry.gauge({ name: 'odd', help: 'a\\b\nc' }).set(1, { text: 'say "\\"\n' });
    expect(await registry.expose()).toBe(
      '# HELP odd a\\\\b\\nc\n# TYPE odd gauge\nodd{text="say \\"\\\\\\"\\n"} 1\n',
    );
  });

  it('looks when it is asked, and forgets what is gone', async () => {
    const registry = new Registry();
    const depth = registry.gauge({ name: 'depth', help: 'Now.' });
    let queue = 'first';
    registry.onCollect(() => {
      depth.clear();
      depth.set(1, { queue });
    });
    expect(await registry.expose()).toContain('depth{queue="first"} 1');
    queue = 'second';
    expect(await registry.expose()).not.toContain('first');
  });

  it('refuses bad names, two of one name, and counters that fall', () => {
    const registry = new Registry();
    const counter = registry.counter({ name: 'once_total', help: 'x' });
    expect(() => registry.gauge({ name: 'once_total', help: 'x' })).toThrow('already');
    expect(() => registry.gauge({ name: 'Bad name', help: 'x' })).toThrow('cannot be the name');
    expect(() => counter.add(-1)).toThrow('only grows');
    expect(() => counter.add(Number.NaN)).toThrow('only grows');
  });
});
