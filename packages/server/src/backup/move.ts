import { StorageError } from '../storage/contract.ts';
import { type Checked, faultOf, type TableFault } from './check.ts';
import { type MovePlace, postgresPlace, sqlitePlace } from './places.ts';

/** A folder with a file of SQLite, or the address of a PostgreSQL. */
export type MoveEnd = { readonly folder: string } | { readonly url: string };

/**
 * Copies everything from one database into another, which must be empty, and replays every table
 * there. The first one is not changed; no server may use either.
 * @throws StorageError `in-use` if a server uses one, `foreign` if the second is not empty
 */
export async function move(from: MoveEnd, to: MoveEnd): Promise<Checked> {
  // Both databases must have the schema of the present version.
  const opened: MovePlace[] = [];
  const open = async (end: MoveEnd, tables: readonly string[]) => {
    const place = 'url' in end ? await postgresPlace(end.url, tables) : sqlitePlace(end.folder);
    opened.push(place);
    return place;
  };
  try {
    const folders = [from, to].filter((end) => 'folder' in end);
    if (folders.length !== 1) throw new StorageError('foreign', 'one of both is a folder');
    const [file] = folders as readonly { readonly folder: string }[];
    const sqlite = await open(file, []);
    const postgres = await open('url' in from ? from : to, sqlite.tables);
    const [source, target] = 'url' in from ? [postgres, sqlite] : [sqlite, postgres];
    await isEmpty(target);
    await target.write(async (into) => {
      for (const table of sqlite.tables) {
        const there = new Set(await target.columnsOf(table));
        const columns = (await source.columnsOf(table)).filter((name) => there.has(name));
        for await (const rows of source.rowsOf(table, columns))
          await into.add(table, columns, rows);
      }
      for (const [table, last] of await source.counted()) {
        if ((await target.columnsOf(table)).includes('id')) await into.countFrom(table, last);
      }
    });
    return await checked(target);
  } finally {
    for (const place of opened) await place.close();
  }
}

async function isEmpty(target: MovePlace): Promise<void> {
  for (const table of target.tables) {
    for await (const rows of target.rowsOf(table, await target.columnsOf(table))) {
      if (rows.length > 0) throw new StorageError('foreign', 'there are tables in it already');
    }
  }
}

async function checked(target: MovePlace): Promise<Checked> {
  const faults: TableFault[] = [];
  let [tables, commands] = [0, 0];
  await target.openAll((opened) => {
    tables++;
    commands += opened.commands.length;
    const why = faultOf(opened);
    if (why !== undefined) faults.push({ table: opened.table.id, why });
  });
  return { tables, commands, faults };
}
