import { areas, bool, email, image, instant, int, languages, oneOf, ref, refs, string, text } from '../../fields'
import { defineEntity } from '../../schema/entity'

/**
 * Somebody who signs in to the console, or a machine that does. Accounts are never deleted and usernames never change or
 * come again. 5 wrong passwords in 15 minutes lock for 30 minutes.
 *
 * Nobody changes their own roles, areas or state alone; only the super administrator gives role 1, a second one agrees, and its last
 * active holder keeps it. Disabling ends open sessions at once. Contractors and agencies have an end, a year ahead at most.
 */
export default defineEntity({
  name: 'account',
  service: 'auth',
  idName: 'accountId',
  plain: [{ call: 'GET /config/manage/client/group/account', sets: { state: 'active' } }],
  label: 'realName',
  lead: { picture: 'avatar', also: 'username' },
  search: ['username', 'realName', 'employeeNo', 'email'],
  scale: 3_000,
  demo: 60,
  scopedBy: 'areas',
  assignedTo: ['manager'],
  caredForBy: 'manager',
  final: ['expired'],
  face: 'portrait',
  groups: {
    identity: ['username', 'realName', 'employeeNo', 'department', 'lastLoginIp'],
    contact: ['email', 'phone'],
    contents: ['ipAllow'],
    media: ['avatar'],
    safety: ['failedLogins'],
    people: ['manager', 'reviewedAt', 'reviewedBy', 'remark'],
    audience: ['areas', 'languages'],
    schedule: ['timezone', 'expiresAt', 'passwordChangedAt', 'lockedUntil', 'lastLoginAt'],
    settings: ['employment', 'roles', 'otpOn', 'mustChangePassword'],
  },
  fields: {
    /** Trimmed; fixed after creation. */
    username: string({
      max: 32,
      pattern: '^[a-z][a-z0-9._-]{3,31}$',
      example: 'ann.lee',
      required: true,
      unique: true,
    }),
    realName: string({ max: 40, required: true }),
    employeeNo: string({ max: 20, unique: true, role: 'code' }),
    email: email({ required: true, unique: true }),
    phone: string({ max: 20, secret: 'StaffManage:accountList.contact' }),
    /** Dictionary department: content, review, community, live, finance, growth, support, engineering, security. */
    department: ref('constantItem', { required: true }),
    manager: ref('account'),
    /** Service is a machine account without a password. */
    employment: oneOf(['employee', 'contractor', 'agency', 'service'], { default: 'employee' }),
    roles: refs('role', { required: true, sentAs: 'roleIds' }),
    areas: areas({ group: 'general', required: true, default: [-1] }), // records of other areas are neither listed nor changed
    languages: languages(), // languages that the person can review
    timezone: string({ max: 40, default: 'Asia/Shanghai' }),
    avatar: image({ readOnly: true, shape: 'portrait' }), // the same for everyone
    ipAllow: text({ max: 1000, emptyMeans: 'noLimit' }), // one address or CIDR a line
    expiresAt: instant(), // required for contractor and agency, at most 12 months ahead
    otpOn: bool({ default: false, readOnly: true }),
    mustChangePassword: bool({ default: true, readOnly: true }),
    passwordChangedAt: instant({ readOnly: true }),
    failedLogins: int({ default: 0, readOnly: true }),
    lockedUntil: instant({ readOnly: true }),
    lastLoginAt: instant({ readOnly: true }),
    lastLoginIp: string({ max: 45, readOnly: true, role: 'code' }),
    reviewedAt: instant({ readOnly: true }), // last access review
    reviewedBy: ref('account', { readOnly: true }),
    remark: string({ max: 300 }),
  },
  states: {
    active: { disable: 'disabled', byFailedSignIns: 'locked', byTime: 'expired' },
    locked: { unlock: 'active', byTime: 'active', disable: 'disabled' },
    disabled: { enable: 'active' },
    expired: { extend: 'active', disable: 'disabled' },
  },
})
