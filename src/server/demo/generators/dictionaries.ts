import { dictionaries as declared } from '../../../entities/dictionaries'
import type constant from '../../../entities/develop-manage/constant'
import type constantItem from '../../../entities/develop-manage/constant-item'
import type { Captions } from '../../../schema/field'
import { phrases } from '../words/phrases'
import type { Generator, RowOf, World } from '../world'

export const departments = phrases(`
  内容 | Content
  审核 | Review
  社区 | Community
  直播 | Live
  财务 | Finance
  增长 | Growth
  客服 | Support
  技术 | Engineering
  安全 | Security`)

const departmentCodes = [
  'content',
  'review',
  'community',
  'live',
  'finance',
  'growth',
  'support',
  'engineering',
  'security',
]

/** Those that fields pick from, with the items that they are declared with. */
const declaredKeys = Object.keys(declared)

/** The first is that of departments; each further one gets the same few general values. */
const others = `
feedbackSubcategory|反馈子分类|Feedback subcategory|user
banReason|封禁原因|Ban reason|user
cancelReason|取消原因|Cancel reason|payment
warningKind|内容警示|Content warning|cms
audioFormat|音频格式|Audio format|cms
subtitleStyle|字幕样式|Subtitle style|cms
roomTag|房间标签|Room tag|live
giftLevel|礼物等级|Gift level|live
topicKind|话题类型|Topic kind|community
reportKind|举报类型|Report kind|community
taskKind|任务类型|Task kind|growth
rewardKind|奖励类型|Reward kind|growth
storeName|应用商店|App store|config
networkKind|网络类型|Network kind|config`
  .trim()
  .split('\n')
  .map((line) => line.split('|') as [string, string, string, string])

const dictionaries: readonly (readonly [key: string, zh: string, en: string, module: string])[] = [
  ['department', '部门', 'Department', 'staff'],
  ...Object.entries(declared).map(([key, { title, module }]) => [key, title.zh_CN, title.en, module] as const),
  ...others,
]

const levels = phrases(`
  标准 | Standard
  高 | High
  低 | Low
  内部 | Internal
  测试 | Test
  其他 | Other
  默认 | Default
  紧急 | Urgent
  备用 | Spare`)

export const constantGenerator: Generator = {
  distinct: true,
  row(world, index, random): RowOf<typeof constant> {
    const [key, zh, en, module] = dictionaries[index % dictionaries.length]!
    const round = Math.floor(index / dictionaries.length)
    return {
      key: round ? `${key}V${round + 1}` : key,
      title: { zh_CN: round ? `${zh}（${round + 1}）` : zh, en: round ? `${en} ${round + 1}` : en },
      module: module as 'staff',
      kind: random.chance(0.85) || index <= declaredKeys.length ? 'business' : 'server',
      valueType: 'string',
      tree: false,
      itemCount: itemsPer(world),
      missing: 0,
      usedBy: [],
      description: null,
      enabled: true,
    }
  },
}

function itemsPer(world: World): number {
  return Math.max(departments.length, Math.ceil(world.count('constantItem') / Math.max(1, world.count('constant'))))
}

export const constantItemGenerator: Generator = {
  distinct: true,
  row(world, index, random): RowOf<typeof constantItem> {
    const each = itemsPer(world)
    const dictionary = Math.floor(index / each)
    const nth = index % each
    const own = Object.entries(declared[declaredKeys[dictionary - 1] ?? '']?.items ?? {})
    if (own.length > 0) return declaredItem(world, dictionary, nth, own)
    const isDepartment = dictionary === 0 && nth < departments.length
    const word = isDepartment ? departments[nth]! : levels[nth % levels.length]!
    const round = Math.floor(nth / levels.length)
    const value = isDepartment ? departmentCodes[nth]! : word.en.toLowerCase()
    return {
      constant: world.id('constant', dictionary) ?? 0,
      value: round ? `${value}${round + 1}` : value,
      caption: round ? { zh_CN: `${word.zh_CN}${round + 1}`, en: `${word.en} ${round + 1}` } : word,
      parent: null,
      color: null,
      icon: null,
      extra: null,
      default: nth === 0 && !isDepartment,
      replacedBy: null,
      uses: random.longTail(120, 1.4),
      order: nth + 1,
      enabled: true,
    }
  },
}

/** An item as it is declared; those beyond are out of use, as a dictionary of some age has them. */
function declaredItem(
  world: World,
  dictionary: number,
  nth: number,
  items: readonly (readonly [value: string, caption: Captions])[],
): RowOf<typeof constantItem> {
  const [value, caption] = items[nth] ?? []
  const former = nth - items.length + 1
  return {
    constant: world.id('constant', dictionary) ?? 0,
    value: value ?? `former${former}`,
    caption: caption ?? { zh_CN: `旧值 ${former}`, en: `Former value ${former}` },
    parent: null,
    color: null,
    icon: null,
    extra: null,
    default: false,
    replacedBy: null,
    uses: 0,
    order: nth + 1,
    enabled: value !== undefined,
  }
}
