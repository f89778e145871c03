import { useEffect, useState } from 'preact/compat';
import { useSpeech } from '../../messages/speech.ts';
import { api } from '../../table/remote/api.ts';
import { focusHeading } from '../../ui/use-page.ts';
import { noteKeysOffered } from './keys-offered.ts';
import { useKeysWords } from './keys-words.ts';

/** A quiet offer, shown once: with a key these games can be kept. Empty if the person has a key. */
export function KeepOffer() {
  const { m } = useSpeech();
  const words = useKeysWords();
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    let isGone = false;
    void api.keys().then((answer) => {
      if (!isGone) setWanted(answer.ok && answer.value.keys.length === 0);
    });
    return () => {
      isGone = true;
    };
  }, []);
  if (!isWanted) return null;
  const putAway = () => {
    noteKeysOffered(localStorage);
    setWanted(false);
    focusHeading();
  };
  return (
    <p className="start-let-go" data-keep-offer>
      {words.offer}{' '}
      <a className="link-alone" href="#/keys">
        {words.add}
      </a>{' '}
      <button type="button" className="quiet" aria-label={m.close} onClick={putAway}>
        ×
      </button>
    </p>
  );
}
