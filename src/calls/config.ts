import { z } from 'zod'
import { AREA_GROUPS } from '../fields/areas/field'
import { defineCall } from './define-call'
import { captions, nothing, written } from './shared'

/** The accounts that may be members of a group of channels. */
export const channelMembers = defineCall({
  method: 'GET',
  url: '/config/manage/client/group/account',
  input: z.strictObject({ search: z.string().max(100, 'error.tooLong').optional() }),
  output: z.array(
    z.strictObject({ id: z.number(), accountId: z.number(), username: z.string(), realName: z.string() }),
  ),
})

const areaCountry = z.strictObject({ id: z.number(), isoCode: z.string(), name: captions })

/** An area as the calls tell of it. */
const area = z.strictObject({
  /** The codes of its countries in order, joined by commas: `ID,TL`. */
  id: z.string(),
  /** The id under which records hold it. */
  oldId: z.number(),
  group: z.enum(AREA_GROUPS),
  name: captions,
  market: z.string(),
  enabled: z.boolean(),
  order: z.number().nullable(),
  remark: z.string().nullable(),
  version: z.number(),
  countries: z.array(areaCountry),
})

const group = z.enum(AREA_GROUPS, 'error.notChoice').optional()

/** An area by its stored id or its codes, of a group where these are those of several. */
const named = z.strictObject({ id: z.union([z.number(), z.string().max(1_000)]), group })

/** Areas of one page. */
const largestPage = 200

/** Every area of every group, with its countries. */
export const allAreas = defineCall({
  method: 'GET',
  url: '/config/manage/area/config/all',
  input: z.strictObject({ group }),
  output: z.array(area),
})

/** The areas of the page that keeps them, by group and part of a name or code. */
export const listedAreas = defineCall({
  method: 'POST',
  url: '/config/manage/area/config/list',
  input: z.strictObject({
    group,
    name: z.string().max(100).optional(),
    enabled: z.boolean().optional(),
    page: z.coerce.number<number>().int().min(1).default(1),
    size: z.coerce.number<number>().int().min(1).max(largestPage).default(largestPage),
  }),
  output: z.strictObject({ list: z.array(area), total: z.number(), page: z.number(), size: z.number() }),
})

export const oneArea = defineCall({
  method: 'GET',
  url: '/config/manage/area/config/detail',
  input: named,
  output: area,
})

/** Deletes an area, for callers that name no command. */
export const deletedArea = defineCall({
  method: 'GET',
  url: '/config/manage/area/config/del',
  input: named,
  output: written({ id: z.string(), oldId: z.number() }),
})

/** All countries by their codes, for the forms that compose areas. */
export const countryList = defineCall({
  method: 'GET',
  url: '/config/manage/country/list',
  input: nothing,
  output: z.array(
    z.strictObject({
      id: z.number(),
      isoCode: z.string(),
      iso3: z.string().nullable(),
      name: captions,
      market: z.string().nullable(),
      dialCode: z.string().nullable(),
      currency: z.string().nullable(),
      state: z.string().nullable(),
    }),
  ),
})

const dictionaryItem = z.strictObject({
  id: z.number(),
  value: z.string(),
  name: captions,
  /** The id of the item that it is below. */
  parent: z.number().nullable(),
  color: z.string().nullable(),
  default: z.boolean().nullable(),
  enabled: z.boolean().nullable(),
})

/** Every dictionary: forms and lists are drawn from them. A browser that has the version in force gets status 304. */
export const dictionaryList = defineCall({
  method: 'GET',
  url: '/cms/backend/enum/list',
  input: nothing,
  output: z.strictObject({
    /** Differs whenever anything in here does. */
    version: z.string(),
    constants: z.record(z.string(), z.array(dictionaryItem)),
    enums: z.array(z.strictObject({ code: z.string(), name: captions, items: z.array(dictionaryItem) })),
    areaConfigs: z.record(z.enum(AREA_GROUPS), z.array(area)),
    /** All areas, then those that every part of the product shares. */
    areas: z.array(
      z.union([
        area,
        z.strictObject({ id: z.number(), oldId: z.number(), name: captions, countries: z.array(areaCountry) }),
      ]),
    ),
  }),
})
