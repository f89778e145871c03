import { type RefObject, use, useId, useLayoutEffect, useMemo, useState } from 'preact/compat';
import { type Offer, offersFor, readCommand } from '../../game/command.ts';
import { loadKernelWords } from '../../messages/kernel-words.ts';
import { useGameSpeech } from '../../messages/speech.ts';
import { useOpenedWords } from '../../messages/use-opened-words.ts';
import { useTable } from '../../play/context.ts';
import { isComposing } from '../../ui/composing.ts';

/** The number of moves named when a command could mean several. */
const NAMED = 6;

/** The typed text, its possible completions, and the effects of keys. */
function useTypedLine(onClose: () => void) {
  const speech = useGameSpeech();
  const { m } = speech;
  const { command: words } = useOpenedWords();
  const { play, port } = useTable();
  const { draft, actions, ready, plan, wish, send } = play;
  const { game: rules } = play.history.game.book;
  const [text, setText] = useState('');
  const [at, setAt] = useState<number>();
  const [asked, setAsked] = useState(false);
  const [said, setSaid] = useState('');
  const state = draft?.state;
  const offers = useMemo(
    () => (state === undefined || !asked ? [] : offersFor(text, rules, state, actions)),
    [asked, text, rules, state, actions],
  );
  const chosen = at === undefined ? undefined : offers[at];

  const clear = (word: string) => {
    setText('');
    setAt(undefined);
    setAsked(false);
    setSaid(word);
  };
  // A player who types on has read the refusal; a command that could not be sent stays.
  const excuse = () => {
    if (plan.refusal !== undefined && plan.unanswered === undefined) wish({ do: 'excuse' });
  };
  const write = (word: string) => {
    excuse();
    setText(word);
    setAt(undefined);
    setAsked(true);
    setSaid('');
  };
  const take = (move: number) => {
    if (draft === undefined) return;
    if (play.history.game.isOrder(move)) {
      const { length } = play.history.steps;
      const order = rules.notation.print(draft.state, move);
      void port.send(draft.seat, length, [order]).then((sent) => {
        if (!sent.ok) wish({ do: 'refused', refusal: sent.refusal });
      });
    } else wish({ do: 'draft', move });
    clear(words.drafted(speech.move(draft.state, move)));
  };
  const accept = (offer: Offer) => {
    if (offer.is === 'move') take(offer.move);
    else write(`${offer.command} `);
  };
  const enter = () => {
    if (chosen !== undefined) accept(chosen);
    else if (text.trim() === '') {
      if (ready === undefined) setSaid(words.nothing);
      else {
        clear('');
        send(ready);
      }
    } else if (/^(u|undo)$/i.test(text.trim())) {
      clear('');
      wish({ do: 'undo' });
    } else if (draft !== undefined) {
      const typed = readCommand(text, rules, draft.state, draft.seat, actions);
      if (typed.is === 'move') take(typed.move);
      else if (typed.is === 'refused') wish({ do: 'refused', refusal: typed.refusal });
      else {
        const named = typed.matches.slice(0, NAMED).map(({ command }) => command);
        excuse();
        const more = typed.matches.length > NAMED ? ' …' : '';
        setSaid(words.several(text.trim(), `${m.list(named)}${more}`));
      }
    }
  };
  const go = (by: number) => {
    setAsked(true);
    if (offers.length === 0) return;
    setAt(((at ?? (by > 0 ? -1 : 0)) + by + offers.length) % offers.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const acts: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowDown: () => go(1),
      ArrowUp: () => go(-1),
      Enter: enter,
      Escape: text === '' && !asked ? onClose : () => clear(''),
    };
    const act = acts[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  return { text, at, said, offers, chosen, setAsked, write, accept, onKeyDown };
}

/** The line itself, with its completions. */
export function TypedLine({
  input,
  typing,
  early,
  onClose,
}: {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly typing: RefObject<boolean>;
  /** Letters that were typed before the line was loaded; then they are moved into it. */
  readonly early: RefObject<string | undefined>;
  readonly onClose: () => void;
}) {
  const speech = useGameSpeech();
  // A text that is not a command gets a refusal of the kernel, so the words for these are loaded.
  const sentences = loadKernelWords(speech.language);
  const { command: words } = useOpenedWords();
  use(sentences);
  const id = useId();
  const { play, face } = useTable();
  const { draft } = play;
  const { text, at, said, offers, chosen, setAsked, write, accept, onKeyDown } =
    useTypedLine(onClose);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the line appears.
  useLayoutEffect(() => {
    if (typing.current) input.current?.focus({ preventScroll: true });
    const typed = early.current ?? '';
    early.current = undefined;
    if (typed !== '') write(typed);
  }, [input, typing]);
  if (draft === undefined) return null;
  return (
    <div className="command-line">
      <input
        ref={input}
        role="combobox"
        aria-label={words.label}
        aria-expanded={offers.length > 0}
        aria-controls={`${id}-offers`}
        aria-activedescendant={chosen === undefined ? undefined : `${id}-${at}`}
        aria-autocomplete="list"
        aria-describedby={`${id}-hint`}
        aria-keyshortcuts="/"
        autoComplete="off"
        autoCapitalize="off"
        spellcheck={false}
        placeholder={face.example[0]}
        value={text}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        onKeyDown={onKeyDown}
        onFocus={() => {
          typing.current = true;
        }}
        onBlur={({ currentTarget }) => {
          setAsked(false);
          // The line disappears at the end of the turn; a player who was typing gets it back.
          setTimeout(() => {
            if (currentTarget.isConnected) typing.current = false;
          });
        }}
      />
      <div id={`${id}-offers`} role="listbox" aria-label={words.label} className="offers">
        {offers.map((offer, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles the keys.
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the combobox.
          <div
            key={offer.command}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            // Pressing must not take the focus from the line.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => accept(offer)}
          >
            <code>{offer.command}</code>{' '}
            {offer.is === 'move' ? speech.move(draft.state, offer.move) : words.found(offer.moves)}
          </div>
        ))}
      </div>
      <p id={`${id}-hint`} className="spoken">
        {words.hint(...face.example)}
      </p>
      <p className="command-said" role="status">
        {said}
        {said === '' && text !== '' && <span className="spoken">{words.found(offers.length)}</span>}
      </p>
    </div>
  );
}
