import { expect, test } from 'vitest';
import { lettingGo } from '../../src/start/letting-go.ts';
import type { Api } from '../../src/table/remote/api.ts';

const REFUSAL = { code: 'unreached', params: {} };

test('a refused press is shown, and the way back stays until it is gone', async () => {
  let isAway = true;
  let looks = 0;
  const answer = async (value: object) =>
    isAway ? { ok: false, refused: { refusal: REFUSAL }, status: 0 } : { ok: true, value };
  const letGo = { table: 'a', gone: false };
  const api = { remove: () => answer(letGo), comeBack: () => answer({}) } as unknown as Api;
  const desk = lettingGo(api, async () => void looks++);
  await desk.putAway('a');
  expect(desk.current()).toEqual({ letGo: undefined, refused: REFUSAL });
  isAway = false;
  await desk.putAway('a');
  expect(desk.current()).toEqual({ letGo, refused: undefined });
  isAway = true;
  await desk.putBack('a');
  expect(desk.current()).toEqual({ letGo, refused: REFUSAL });
  isAway = false;
  await desk.putBack('a');
  expect(desk.current()).toEqual({ letGo: undefined, refused: undefined });
  expect(looks).toBe(4);
});
