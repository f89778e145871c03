// A sketch at a table of a server is stored for all devices of its person.
import { expect, test } from 'vitest';
import { keepSketch, keptSketch } from '../../src/table/sketch/kept-sketch.ts';
import { bringSketch, sketchSender } from '../../src/table/sketch/shared-sketch.ts';

/** A browser storage, a server with one sketch, and a clock that the test controls. */
function device(kept: { text: string; changed: number }) {
  const all = new Map<string, string>();
  const shelf = {
    get length() {
      return all.size;
    },
    key: (index: number) => [...all.keys()][index] ?? null,
    getItem: (key: string) => all.get(key) ?? null,
    setItem: (key: string, value: string) => void all.set(key, value),
    removeItem: (key: string) => void all.delete(key),
  };
  const timers = new Set<() => void>();
  const told = (table: string) => ({
    ok: true as const,
    value: { table, sketch: kept.text, changed: kept.changed },
  });
  const sent: string[] = [];
  const server = {
    read: async (table: string) => told(table),
    keep: async (table: string, sketch: string) => {
      sent.push(sketch);
      Object.assign(kept, { text: sketch, changed: kept.changed + 1 });
      return told(table);
    },
  };
  const after = (_: number, work: () => void) => {
    timers.add(work);
    return () => timers.delete(work);
  };
  const pass = () => {
    const due = [...timers];
    timers.clear();
    for (const work of due) work();
  };
  return { around: { shelf, server, after }, sent, pass, shelf };
}

const sketch = (name: string, moves: readonly string[]) => ({
  branches: [{ id: name, name, from: 0, moves }],
  shown: name,
  others: 'by-hand' as const,
});

test('another device has what the last one left, and an older one changes nothing', async () => {
  const kept = { text: '', changed: 0 };
  const [phone, laptop] = [device(kept), device(kept)];
  const sender = sketchSender('t', phone.around);
  keepSketch(phone.shelf, 't', sketch('A', ['0 pass']), 10);
  sender.changed();
  keepSketch(phone.shelf, 't', sketch('B', ['0 pass']), 11);
  sender.changed();
  phone.pass();
  expect(phone.sent.length).toBe(1);
  // If nothing is new, nothing is sent at the end.
  sender.end();
  expect(phone.sent.length).toBe(1);
  await bringSketch('t', laptop.around);
  expect(keptSketch(laptop.shelf, 't')).toEqual(sketch('B', ['0 pass']));
  keepSketch(laptop.shelf, 't', sketch('C', []), 20);
  await bringSketch('t', laptop.around);
  expect(keptSketch(laptop.shelf, 't')).toEqual(sketch('C', []));
});

test('a page that is closed sends its last change, and nothing that is too long', () => {
  const phone = device({ text: '', changed: 0 });
  const sender = sketchSender('t', phone.around);
  keepSketch(phone.shelf, 't', sketch('A', [`0 ${'x'.repeat(30_000)}`]), 10);
  sender.changed();
  phone.pass();
  expect(phone.sent).toEqual([]);
  keepSketch(phone.shelf, 't', sketch('A', []), 11);
  sender.changed();
  sender.end();
  expect(phone.sent.length).toBe(1);
});

test('a server that does not answer, or answers nonsense, leaves the sketch of this device', async () => {
  const phone = device({ text: '{"changed":99,"branches":"all"}', changed: 9 });
  keepSketch(phone.shelf, 't', sketch('A', []), 10);
  await bringSketch('t', phone.around);
  expect(keptSketch(phone.shelf, 't')).toEqual(sketch('A', []));
  const silent = {
    ...phone.around,
    server: { ...phone.around.server, read: () => new Promise<never>(() => undefined) },
  };
  const brought = bringSketch('t', silent);
  phone.pass();
  await brought;
  expect(keptSketch(phone.shelf, 't')).toEqual(sketch('A', []));
});
