import { useEffect, useState } from 'preact/compat';
import { api } from '../table/remote/api.ts';

/** The number of tables that this device has at the server; undefined until it is known. */
export function useOwnGames(): number | undefined {
  const [own, setOwn] = useState<number>();
  useEffect(() => {
    let isGone = false;
    void api.list().then((listed) => {
      if (!isGone) setOwn(listed.ok ? listed.value.tables.length : 0);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return own;
}
