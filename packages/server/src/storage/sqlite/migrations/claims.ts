/** Version 15: of a seat that a device took which had never been here, by what it says that a claim is the same. */
export const CLAIMS = "ALTER TABLE seats ADD COLUMN again TEXT NOT NULL DEFAULT '';";
