import { useSpeech } from '../../messages/speech.ts';
import { BOOK_MESSAGES } from './messages.ts';

/** The link to the illustrated rules where there is no table. */
export function RulesAway({ game }: { readonly game: string }) {
  const { language } = useSpeech();
  return (
    <p className="rules-door">
      <a className="button" href={`#/rules/${game}`} data-rules-of={game}>
        {BOOK_MESSAGES[language].heading}
      </a>
    </p>
  );
}
