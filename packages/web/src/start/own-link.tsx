import type { Offer, TableInfo } from '@pangaea/wire';
import type { Language } from '../messages/index.ts';
import { useSpeech } from '../messages/speech.ts';

interface OwnLinkMessages {
  readonly sits: (names: string) => string;
  readonly toTable: string;
  readonly beside: string;
  readonly dealt: string;
  readonly full: string;
}

const MESSAGES: Readonly<Record<Language, OwnLinkMessages>> = {
  en: {
    sits: (names) => `You sit at this table already: ${names}.`,
    toTable: 'To the table',
    beside: 'Another person at this device takes a seat',
    dealt: 'The game has begun, so nobody else can sit down at this device.',
    full: 'Nobody else can sit down at this device: no seat is free.',
  },
  ja: {
    sits: (names) => `この端末はすでに席に着いています：${names}`,
    toTable: 'テーブルへ',
    beside: 'この端末でもう一人座る',
    dealt: 'ゲームはもう始まっているため、この端末でもう一人が席に着くことはできません。',
    full: '空席がないため、この端末でもう一人が席に着くことはできません。',
  },
};

/**
 * For a person who opens the invitation of a table and already sits there: a way back, and a seat
 * for another person at this device.
 */
export function OwnLink({
  table,
  offer,
  onEnter,
  onBeside,
}: {
  readonly table: TableInfo;
  readonly offer: Offer;
  readonly onEnter: () => void;
  readonly onBeside: () => void;
}) {
  const { m, language } = useSpeech();
  const w = MESSAGES[language];
  const own = table.seats.filter(({ yours, playsForYou }) => yours || playsForYou === true);
  const names = own.map(({ name, seat }) => (name === '' ? m.start.seat(seat + 1) : name));
  return (
    <>
      <p role="status" data-sits-here>
        {w.sits(m.all(names))}
      </p>
      <button type="button" className="main" data-to-table onClick={onEnter}>
        {w.toTable}
      </button>
      {offer.seat === undefined ? (
        <p className="hint">{table.deal?.dealt === false ? w.full : w.dealt}</p>
      ) : (
        <button type="button" data-beside onClick={onBeside}>
          {w.beside}
        </button>
      )}
    </>
  );
}
