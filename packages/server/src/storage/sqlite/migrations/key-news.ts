/**
 * Version 24: news about keys are stored until they are sent, and a push channel knows its device.
 * If a person has only one device, that is known for earlier channels too.
 */
export const KEY_NEWS = `
CREATE TABLE key_news (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  person INTEGER NOT NULL REFERENCES persons (id),
  channel INTEGER NOT NULL,
  address TEXT NOT NULL,
  language TEXT NOT NULL,
  at INTEGER NOT NULL,
  event TEXT NOT NULL,
  key_kind TEXT NOT NULL,
  browser TEXT NOT NULL,
  tries INTEGER NOT NULL,
  next_try INTEGER NOT NULL
) STRICT;
CREATE INDEX key_news_by_person ON key_news (person);
CREATE INDEX key_news_by_channel ON key_news (channel);
ALTER TABLE channels ADD COLUMN device INTEGER NOT NULL DEFAULT 0;
UPDATE channels SET device = (SELECT min(id) FROM devices WHERE devices.person = channels.person)
  WHERE kind = 'push' AND (SELECT count(*) FROM devices WHERE devices.person = channels.person) = 1;
CREATE INDEX channels_by_device ON channels (device) WHERE device <> 0;
`;
