/** Version 15: the secret of the claim by which a new device took a seat. */
export const CLAIMS = "ALTER TABLE seats ADD COLUMN again TEXT NOT NULL DEFAULT '';";
