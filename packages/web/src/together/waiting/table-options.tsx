import type { TableInfo } from '@pangaea/wire';
import { useMemo, useState } from 'preact/compat';
import type { GameId } from '../../games/list.ts';
import { SpeechContext, useSpeech } from '../../messages/speech.ts';
import { useGameFor } from '../../start/use-game-for.ts';
import { Part } from '../../ui/part.tsx';

const unchanged = () => undefined;

/** The rules of the table, as its host chose them. */
export function TableOptions({
  table,
  game,
  name,
}: {
  readonly table: TableInfo;
  readonly game: GameId;
  readonly name: string;
}) {
  const { m } = useSpeech();
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)} data-options>
      <summary>{name}</summary>
      {isOpen && (
        <Part fallback={<p className="hint">{m.loading}</p>}>
          <Chosen table={table} game={game} />
        </Part>
      )}
    </details>
  );
}

function Chosen({ table, game }: { readonly table: TableInfo; readonly game: GameId }) {
  const common = useSpeech();
  const options = table.options as Readonly<Record<string, unknown>>;
  const face = useGameFor(game, options);
  const speech = useMemo(() => face.speech(common), [face, common]);
  return (
    <SpeechContext value={speech}>
      <fieldset className="waiting-options" disabled>
        <face.Options players={table.seats.length} options={options} onChange={unchanged} />
      </fieldset>
    </SpeechContext>
  );
}
