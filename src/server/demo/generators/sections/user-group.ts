/** The records of the section user-group that hang together, each under the name of its entity. */
export { userGroupGenerator as userGroup, userGroupMemberGenerator as userGroupMember } from '../user-groups'
