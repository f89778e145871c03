import type { DueCourse } from './due/scheduler.ts';
import type { Neighbours } from './nodes/neighbours.ts';
import type { OrderListener } from './operator/orders.ts';
import type { DueKind } from './storage/contract.ts';
import type { Hub } from './stream/hub.ts';
import type { Presence } from './stream/presence.ts';
import type { OnlyPerson } from './tables/only-person.ts';
import type { RequestService } from './tables/request-service.ts';
import type { TableListeners, TableService } from './tables/table-service.ts';

/**
 * The listeners of the services, which pass each event on to the services that need it.
 * @param later the services that listen, which are made after those that report events
 */
export function listenersOf(
  hub: Hub,
  later: () => {
    readonly tables: TableService;
    readonly presence: Presence;
    readonly due: DueCourse;
    readonly onlyPerson: OnlyPerson;
    readonly requests: RequestService;
  },
  others?: { readonly neighbours: Neighbours; readonly kinds: readonly DueKind[] },
): TableListeners {
  return {
    made: (table) => {
      hub.seated(table, 0);
      others?.neighbours.seats(table.id);
    },
    seated: (table) => {
      const { tables, presence } = later();
      hub.seated(table, tables.live.toldOf(table.id));
      presence.changed(table.id);
      others?.neighbours.seats(table.id);
    },
    gone: (table, by) => {
      hub.gone(table, by);
      others?.neighbours.gone(table);
    },
    waits: (table, works) => {
      const { due, onlyPerson } = later();
      due.stored(works);
      others?.neighbours.works(works, others.kinds);
      onlyPerson.watch(table);
    },
    looked: (asker, table) => {
      const { onlyPerson, requests } = later();
      onlyPerson.looked(asker, table);
      requests.looked(asker, table);
    },
    watched: (table) => later().onlyPerson.watched(table),
  };
}

/** Passes orders of the operator on to the streams of this server, and to the other servers. */
export function hearingOrders(
  hub: Hub,
  end: () => void,
  neighbours: Neighbours | undefined,
): OrderListener {
  return {
    announced: (announcement) => hub.tellEverybody('announcement', announcement),
    // Clients that are not blocked reconnect at once, and miss no message.
    blocked: (persons, networks) =>
      hub.endThose(
        ({ person, program }) =>
          networks.length > 0 ||
          program !== undefined ||
          (person !== undefined && persons.includes(person)),
      ),
    drained: end,
    given: () => neighbours?.orders(),
  };
}
