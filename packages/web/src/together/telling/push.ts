import type { NewChannel, Telling } from '@pangaea/wire';

/** The reason why this device cannot get push messages, or whether it does. */
export type PushState =
  /** Plain http: browsers allow push only on secure pages. */
  | 'insecure'
  /** iOS allows push only for pages on the home screen. */
  | 'home-screen'
  | 'unsupported'
  /** The person has forbidden it in the browser. */
  | 'denied'
  | 'off'
  | 'on';

/** The facts about a browser on which its `PushState` depends. */
export interface PushSurroundings {
  readonly isSecure: boolean;
  readonly isApple: boolean;
  readonly isStandalone: boolean;
  readonly hasPush: boolean;
  readonly permission: NotificationPermission | undefined;
}

/** The state of push before anything is known about a subscription. */
export function pushStateOf(around: PushSurroundings): Exclude<PushState, 'on'> {
  const { isSecure, isApple, isStandalone, hasPush, permission } = around;
  if (!isSecure) return 'insecure';
  if (isApple && !isStandalone && !hasPush) return 'home-screen';
  if (!hasPush || permission === undefined) return 'unsupported';
  return permission === 'denied' ? 'denied' : 'off';
}

function pushSurroundings(): PushSurroundings {
  const { userAgent, maxTouchPoints } = navigator;
  return {
    isSecure: window.isSecureContext,
    // An iPad reports itself as a Macintosh.
    isApple: /iPhone|iPad|iPod/.test(userAgent) || (/Mac/.test(userAgent) && maxTouchPoints > 1),
    isStandalone: window.matchMedia('(display-mode: standalone)').matches,
    hasPush: 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window,
    permission: 'Notification' in window ? Notification.permission : undefined,
  };
}

/** The state of push on this device; `on` if it is one of the channels. */
export async function pushState({ channels }: Pick<Telling, 'channels'>): Promise<PushState> {
  const state = pushStateOf(pushSurroundings());
  if (state !== 'off') return state;
  const mark = await ownMark();
  const isTold = channels.some((each) => each.mark === mark && !each.isOff);
  return mark !== undefined && isTold ? 'on' : 'off';
}

/** The mark by which the server recognises the subscription of this browser, if it has one. */
export async function ownMark(): Promise<string | undefined> {
  const registered = await navigator.serviceWorker?.getRegistration();
  const subscription = await registered?.pushManager?.getSubscription();
  if (!subscription) return undefined;
  const bytes = new TextEncoder().encode(subscription.endpoint);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return base64url(hash);
}

/**
 * Milliseconds after which subscribing has failed: a browser that cannot reach a push service tries
 * for ever.
 */
const PATIENCE_MS = 20_000;

/**
 * Subscribes this browser. Call it in the handler of a press, because only then a browser asks the
 * person.
 * @param key the public key of the server
 * @returns undefined if the person has said no
 * @throws if the browser has no push service
 */
export async function subscribe(key: string): Promise<Omit<PushChannel, 'language'> | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  await navigator.serviceWorker.register('/sw.js');
  const late = new Promise<never>((_, fail) => {
    setTimeout(() => fail(new Error('no push service answers')), PATIENCE_MS);
  });
  // If a service worker cannot be installed, none is ever ready.
  const { pushManager } = await Promise.race([navigator.serviceWorker.ready, late]);
  const before = await pushManager.getSubscription();
  // A subscription for another key, for example from before the server lost its data, is useless.
  if (before !== null && keyOf(before) !== key) await before.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = await Promise.race([pushManager.subscribe(options), late]);
  const { endpoint, keys } = subscription.toJSON();
  if (endpoint === undefined || keys === undefined) throw new Error('a subscription without keys');
  return { kind: 'push', endpoint, p256dh: keys.p256dh, auth: keys.auth };
}

/**
 * Ends the subscription of this browser, after the server has forgotten it: in the other order the
 * server would send to nobody, and the page would show that it does.
 * @param forget undefined if the server does not know this browser
 */
export async function unsubscribe(
  forget: (() => Promise<{ readonly ok: boolean }>) | undefined,
): Promise<void> {
  if (forget !== undefined && !(await forget()).ok) return;
  const registered = await navigator.serviceWorker.getRegistration();
  const subscription = await registered?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}

type PushChannel = Extract<NewChannel, { readonly kind: 'push' }>;

function keyOf({ options }: PushSubscription): string | undefined {
  const { applicationServerKey: key } = options;
  return key === null ? undefined : base64url(new Uint8Array(key));
}

function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
