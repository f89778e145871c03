// The part of the service worker that is told something while no page is open. It signs nobody in: a notice leads to a table,
// and the cookie says who comes there.
const SHOWN = {
  title: 'Pangaea',
  body: '',
  path: '/',
  topic: 'pangaea',
  waiting: 0,
  kinds: [],
  tables: [],
};

self.addEventListener('push', (event) => {
  event.waitUntil(tell(readPushed(event.data)));
});

/** What cannot be read is told all the same: browsers want a notice for each push. */
function readPushed(data) {
  try {
    return { ...SHOWN, ...data.json() };
  } catch {
    return SHOWN;
  }
}

async function tell({ title, body, path, topic, waiting, kinds, tables }) {
  // A message about several tables takes the place of those about one of them.
  for (const table of tables) if (table !== topic) await putAway(table);
  await self.registration.showNotification(title, {
    body,
    tag: topic,
    renotify: true,
    icon: '/icon-192.png',
    badge: '/badge.png',
    data: { path, kinds, tables },
  });
  await count(waiting);
}

async function putAway(tag) {
  for (const shown of await self.registration.getNotifications({ tag })) shown.close();
}

/** The number on the icon of the installed page. */
async function count(waiting) {
  const { navigator } = self;
  if (navigator.setAppBadge === undefined) return;
  await (waiting > 0 ? navigator.setAppBadge(waiting) : navigator.clearAppBadge()).catch(
    () => undefined,
  );
}

self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(goTo(notification.data?.path ?? '/'));
});

/** Shows the page that is open there already, or opens one. */
async function goTo(path) {
  const place = new URL(path, self.location.origin);
  const url = place.origin === self.location.origin ? place : new URL('/', self.location.origin);
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find((page) => {
    const { pathname, hash } = new URL(page.url);
    return pathname === url.pathname && (hash === '' || hash === '#/');
  });
  if (open !== undefined) return open.focus();
  return self.clients.openWindow(url.href);
}

// The browser or its push service has another subscription from now on.
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(subscribeAgain(event));
});

async function subscribeAgain({ oldSubscription, newSubscription }) {
  const { key, channels } = await (await fetch('/api/telling')).json();
  const pushed = channels.filter(({ kind }) => kind === 'push');
  // Nobody asked to be told here, or no longer.
  if (pushed.length === 0) return;
  const mark = await markOf(oldSubscription);
  const before = pushed.find((channel) => channel.mark === mark);
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const made = newSubscription ?? (await self.registration.pushManager.subscribe(options));
  const { endpoint, keys } = made.toJSON();
  const language = before?.language ?? (/^ja\b/.test(self.navigator.language) ? 'ja' : 'en');
  const { p256dh, auth } = keys;
  await ask('POST', '/api/telling/channels', { kind: 'push', endpoint, p256dh, auth, language });
  if (before !== undefined) await ask('DELETE', `/api/telling/channels/${before.id}`);
}

/** By this the server names a subscription, whose address it tells nobody. */
async function markOf(subscription) {
  if (!subscription) return undefined;
  const bytes = new TextEncoder().encode(subscription.endpoint);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const text = btoa(String.fromCharCode(...hash));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function ask(method, path, body) {
  const headers = { 'content-type': 'application/json' };
  return fetch(path, {
    method,
    ...(body === undefined ? {} : { headers, body: JSON.stringify(body) }),
  });
}
