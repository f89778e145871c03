import { INVITING } from '../inviting.ts';
import { instead, type Planted } from './planted.ts';

/** Planted mistakes about invitations of people who have played together. */
export const INVITATION_FLAWS: Readonly<Record<string, Planted>> = {
  'an ended invitation is not deleted': {
    says: /an invitation .*that it does not have/,
    flaw: instead(INVITING, (storage) => {
      const open = new Map<number, Awaited<ReturnType<typeof storage.invitationsOf>>>();
      return {
        invitationsOf: async (person) => {
          const known = open.get(person) ?? [];
          const now = await storage.invitationsOf(person);
          const all = [
            ...now,
            ...known.filter((old) => now.every((each) => each.table !== old.table)),
          ];
          open.set(person, all);
          return all;
        },
      };
    }),
  },
  'a person who refuses invitations gets them': {
    says: /who wants none from there/,
    flaw: instead(INVITING, (storage) => ({
      addUnwanted: (unwanting) => storage.addUnwanted({ ...unwanting, by: -1 }),
    })),
  },
  'anybody can invite any person, without having played together': {
    says: /with whom it has not played/,
    flaw: instead(INVITING, (storage) => ({
      invite: (write) => storage.invite({ ...write, person: write.person === 1 ? 2 : 1 }),
    })),
  },
  'a host learns the result of an invitation': {
    says: /hears \d+ times of invitations/,
    flaw: {
      leaning: INVITING,
      services: ({ needs: { invitations, hub, tables } }) => {
        const { decline } = invitations;
        invitations.decline = async (person, declined) => {
          await decline.call(invitations, person, declined);
          const { table } = await tables.find(declined.table);
          hub.tellPerson(table.host, 'invited', {});
        };
      },
    },
  },
};
