import { useSpeech } from '../../messages/speech.ts';
import { BOOK_MESSAGES } from './messages.ts';

/** The link to the illustrated rules where there is no table. */
export function RulesAway({ game }: { readonly game: string }) {
  const { language } = useSpeech();
  // An address with a table, and perhaps with the key of a seat, stays open.
  const target = window.location.pathname === '/' ? undefined : '_blank';
  return (
    <p className="rules-door">
      <a className="button" href={`/#/rules/${game}`} target={target} data-rules-of={game}>
        {BOOK_MESSAGES[language].heading}
      </a>
    </p>
  );
}
