import { isoInstant } from './instant/iso-instant'

/**
 * How texts that PostgreSQL sends become values, by the type's number (`pg_type.oid`), for both drivers: pg's
 * `types.setTypeParser` and PGlite's `parsers`. Without them a day becomes a Date in the server's own zone, hence another day.
 */
export const driverParsers: Readonly<Record<number, (text: string) => unknown>> = {
  20: Number, // int8: ids, counts and money stay within 2^53 by their shapes
  1082: (text) => text, // date
  1184: isoInstant, // timestamptz
  1700: Number, // numeric
}
