/** What staff write at one place, or by what another field of the record says: an empty list leaves the place empty. */
export type Written =
  readonly string[] | { readonly by: string; readonly texts: Readonly<Record<string, readonly string[]>> }

const places = (by: string, texts: Readonly<Record<string, readonly string[]>>): Written => ({ by, texts })

/** Reasons and remarks by entity and field, as staff write them to each other, in English. */
export const placeReasons: Readonly<Record<string, Written>> = {
  'activityGrant.reason': [
    'Promised by customer service, ticket checked',
    'Reward was lost when the app crashed',
    'Winner of the community draw',
  ],
  'activityGrant.revokeReason': [
    'Three accounts on one phone',
    'The order behind it was refunded',
    'Invited friends were emulators',
  ],
  'adSwitch.offReason': [
    'Adverts cover the player on small phones',
    'Asked for by the advertiser',
    'Too many complaints this week',
  ],
  'aiSearchQuery.verdictNote': [
    'Recommends a title that cannot be played in Mexico',
    'Good list, one title twice',
    'Answered in English to a question in Indonesian',
    'Makes up an actor who is not in the film',
    'Understood the mood, all six titles fit',
    'Gave spoilers of the last episode',
  ],
  'cdnRoute.switchReason': [
    'Slow start of playback on the first node',
    'Node under maintenance tonight',
    'Cheaper at night, quality is the same',
  ],
  'copyrightBlacklistEntry.reason': [
    'Re-uploads our series to a video site',
    'Named in a notice of the rights holder',
    'Records streams with a capture card',
    'Sells screen recordings in a messenger group',
  ],
  'deviceModel.note': [
    'Stutters with 4K files',
    'No hardware decoder for AV1',
    'Sold a lot in Indonesia',
    'Old web view',
  ],
  'episodeReviewStat.remark': [
    'Sent back once for its subtitles',
    'Checked twice, age rating raised',
    'Passed at first view',
  ],
  'escort.remark': [
    'Speaks English well, ask for the evening shift',
    'Documents were checked by video call',
    'Two late starts in October, warned',
    'Top of the month in board games',
  ],
  'escortComplaint.decisionNote': [
    'Log shows eleven minutes in voice chat, coins given back',
    'Chat asks for a transfer; first warning',
    'Both were online for the whole hour',
    'The reporter sent no proof within two days',
  ],
  'escortComplaint.description': places('category', {
    harassment: ['Kept writing to me after I had asked to stop.', 'Calls me names whenever we meet in a room.'],
    sexual: ['Asked for pictures in the middle of the call.', 'Made remarks about my body all the time.'],
    noShow: ['Accepted the order and never came.', 'I waited for half an hour, nobody joined.'],
    lateOrShort: ['Twenty minutes late, and left ten minutes early.', 'Paid for an hour, got thirty-five minutes.'],
    minor: ['Sounds like a child and speaks of school.'],
    fakeRank: ['Says Diamond, plays like Bronze.', 'Rank in the picture is of another account.'],
    meetingRequest: ['Wants to meet in a hotel, I said no twice.', 'Asked where I live.'],
    offPlatform: ['Sent a number and asked me to pay outside of the app.', 'Cheaper by transfer, they said.'],
    fraud: ['Took the coins and blocked me.', 'Promised a partner for the ranking, it was a bot.'],
    rude: ['Yawned, ate and did not talk.', 'Laughed at every mistake I made.'],
    other: ['The line was so bad that we could not talk.', 'Somebody else was listening in.'],
  }),
  'gameRankItem.reason': [
    'New game, shown to everybody for a week',
    'Campaign with the vendor',
    'Held while the new version rolls out',
    'Players asked for it back',
  ],
  'liveActivityStanding.reason': places('state', {
    disqualified: ['Gifts came from accounts of the host', 'Votes from one device under 18 accounts'],
    held: ['Gifts of the last hour are being checked', 'Chargeback of the biggest gifter'],
  }),
  'liveAreaFilter.legalNote': [
    'Gambling look-alikes are not allowed there',
    'Needs a local representative first',
    'Sports rights are with another company',
    'Advice of our lawyers, March 2026',
  ],
  'liveExposurePlan.reason': places('source', {
    newcomer: ['First week of a new host', 'Guild asked for its newcomers'],
    rankReward: ['Candidate for Host of the Year', 'Promised to the first three of the chart'],
    taskReward: ['Promised with the tasks of the season', 'Every task of the month done'],
    compensation: ['Makes good what an outage cost', 'Makes good a decision that was taken back'],
    operator: ['Back after a break of three months', 'Theme of the week on the live home'],
  }),
  'liveExposurePlan.stopReason': ['Host went offline', 'Complaint under review', 'Target was reached early'],
  'livePosition.reason': [
    'Finale of the guild league',
    'Won the ranking of the week',
    'Sponsor of the evening',
    'New host whom viewers stay with',
  ],
  'liveSwitch.lastReason': [
    'Local rules ask for it',
    'Provider is under maintenance',
    'Too many reports last weekend',
    'Went well in one area, now everywhere',
  ],
  'orderRefund.channelError': [
    'The card is closed',
    'The channel allows refunds for 180 days only',
    'The provider’s balance is too low',
  ],
  'orderRefund.rejectReason': [
    'The coins were spent',
    'Asked for after thirty days',
    'The store has paid it back already',
  ],
  'probabilityGame.stateReason': ['Odds are being checked', 'Stock of prizes is used up', 'Not allowed there any more'],
  'promoter.rejectReason': [
    'Channel has no followers',
    'Link leads to another app',
    'Works for a competitor',
    'Documents cannot be read',
  ],
  'rankItem.reason': [
    'Finale this week',
    'Campaign of the rights holder',
    'Home country of the cast',
    'Award at the festival',
  ],
  'refund.description': places('cause', {
    wrongGift: ['Meant to send a rose, tapped the castle.', 'Sent it to the wrong host.'],
    chargeback: ['The bank of the card asks for the money back.', 'Card holder says that he did not pay.'],
    systemFault: ['Charged three times for one gift.', 'The animation never played, coins are gone.'],
    minorSpending: ['A child used the phone of its father.', 'The birthday on the account is wrong, she is eleven.'],
    stolenAccount: ['Account was taken over, gifts were sent at night.'],
    storeRefund: ['The store has paid the order back already.'],
    other: ['Host promised a call that never came.'],
  }),
  'refund.rejectReason': [
    'The gift was shown in full',
    'Sent on purpose, the chat says so',
    'The host has been settled already',
  ],
  'reviewer.remark': ['Speaks Arabic and French', 'Works nights', 'Back from leave in December'],
  'sensitiveWord.remark': [
    'Also a family name, look at the context',
    'Asked for by legal',
    'Seen in spam since October',
  ],
  'smsRoute.blockReason': [
    'Codes arrive after ten minutes',
    'Numbers of this country are farmed',
    'Provider was hacked',
  ],
  'smsRoute.switchReason': ['Codes arrive late', 'Provider raised its price', 'Delivery fell below 80%'],
  'superWhitelistEntry.reason': [
    'Test of rights in the Gulf before launch',
    'Price test in Mexico',
    'Audit of the way of paying',
    'Account of the store reviewers',
    'Partner sees unreleased titles',
  ],
  'ugcAuditVersion.remark': ['After the appeals of the quarter', 'Stricter on contacts in videos'],
  'userDress.recallReason': ['The order was refunded', 'Granted twice', 'Won with a second account'],
  'userEmailChange.reason': places('source', {
    user: [],
    staff: [
      'Lost the old mailbox, proved identity',
      'Typing error in the address at sign-up',
      'Mailbox of a former employer was closed',
      'Account was taken over, given back to its owner',
      'Provider of the old address has shut down',
    ],
  }),
  'userLabelMember.reason': places('source', {
    staff: ['Named by customer service', 'Met at the fan meeting', 'Checked by hand against the orders'],
    import: ['From the list of the campaign'],
  }),
  'vipProduct.remark': ['Price agreed with finance', 'Only in the stores', 'Test until the end of the year'],
  'vipRecord.reason': places('kind', {
    grant: ['Guest of the premiere', 'Thanks to a tester'],
    revoke: ['Code was stolen', 'Paid with a stolen card'],
    correction: ['Days were counted twice', 'Wrong tier in the import'],
    compensation: ['Playback was down on Sunday', 'Billed twice'],
    refundBack: ['Refunded by the store'],
  }),
  'watchRoom.closeReason': ['Host left the room', 'Film ended', 'Reported by viewers'],
  'waterfallItem.reason': places('effect', {
    boost: ['Good first day, worth more viewers', 'Home country of the cast', 'Fan art of the week'],
    position: ['Campaign of the rights holder', 'Finale this week', 'Vote of the community'],
    lower: ['Shown too often this week', 'Many skip it', 'Cover promises too much'],
    exclude: ['Complaint under review', 'Spoils the finale', 'Not for children, shown to families'],
  }),
  'whitelistEntry.reason': places('purpose', {
    staff: [
      'Checks the player on weekends',
      'Area lead, looks at releases first',
      'Customer service, sees what users see',
    ],
    tester: ['Tests the next version on old phones', 'Tests subtitles on a television'],
    partner: ['Sees titles before the contract is signed', 'Measures playback for the network operator'],
    vip: ['Member since the first year, no adverts', 'Winner of the community vote'],
    reviewer: ['Critic, sees the finale a day before', 'Writes the review for the weekend'],
  }),
}
