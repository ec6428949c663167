import { words, type Voice } from './voice'

export const en: Voice = {
  family: words(
    'Bennett|Carter|Walsh|Hughes|Morgan|Reyes|Santos|Cruz|Patel|Sharma|Okafor|Mensah|Clarke|Turner|Foster|Brooks|Hayes|Murphy|Sullivan|Ward|Bautista|Garcia|Fletcher|Palmer|Quinn|Hart|Lawson|Doyle|Marsh|Pierce',
  ),
  female: words(
    'Olivia|Grace|Amelia|Chloe|Priya|Angela|Jasmine|Ruth|Hannah|Zoe|Nadia|Maya|Claire|Isla|Bea|Trisha|Joy|Kate',
  ),
  male: words(
    'Ethan|Noah|Liam|Marcus|Daniel|Arjun|Miguel|Jerome|Theo|Owen|Samuel|Kofi|Ryan|Paolo|Nathan|Felix|Adam|Luke',
  ),
  openings: words(
    'Midnight|Lazy|Couch|Binge|Sunny|Rainy|Quiet|Salty|Tiny|Lost|Golden|Velvet|Cosmic|Paper|Hungry|Sleepy|Electric|Misty|Retro|Wandering',
  ),
  closings: words(
    'Fox|Panda|Potato|Otter|Reader|Watcher|Traveller|Noodle|Comet|Penguin|Pilot|Mango|Robin|Lantern|Cookie|Badger|Sailor|Moth|Maple|Drama',
  ),
  nicknames: words(
    'popcorn4dinner|spoilerfree|jade.writes|theothersam|NotYourSidekick|credits_roll|one more episode|Kuya Ben|subtitlesOn|ate_mel|rewind|plot twist|Lola Watches|slowburn',
  ),
  bios: words(
    'Here for the plot twists|Two cats, one sofa, no spoilers please|K-dramas, rom-coms, crime. In that order.|Rewatching again|I cry at trailers|Film student, night owl|My watchlist is longer than my life',
  ),
  comments: words(`
    Did not see that twist coming, the writing is brilliant|The second lead deserved better, I will not be taking questions|Slow start but stay with it, episode 5 changes everything
    Please update faster, a week is way too long|Every frame of this is gorgeous|She finally stood up for herself, best scene so far|The subtitles are off by two seconds from 12:40
    Finished it at 4 am and have work at 8. Worth it.|Does anyone know the name of the ending song?|All the threads come together, love it|The acting of the lead is so wooden|Watched this with my mum, she is obsessed now
    Second time around and I noticed the watch in episode 1|That ending was a crime|Better than the book|Finally a show where people talk to each other
    Too many ads in the free episodes|Why is it blurry on 1080p?|Called my parents after this one|The villain is far too charming
    Could have been 12 episodes instead of 24|Just started and already caught up|So glad this is available here at last|The dubbing is surprisingly good`),
  bullets: words(
    'here it comes|LOL|my heart|no way|iconic scene|run!|chills|watch his hands|who else is crying|called it|this song again|W',
  ),
  posts: words(`
    Finished {title} in one sitting and now I have no plans for the rest of my life.
    Am I the only one who watches {title} for the side characters?
    Who do you think did it in {title}? My money is on the doctor.
    My weekend list, and number one is {title}.
    First fan art I dare to post: {title}. Be kind.
    Visited the place where {title} was filmed, it is even prettier.
    Serious question: was the ending of {title} good or just sad?
    I need something like {title}, please help.`),
  feedback: {
    playback: words(
      'The video keeps buffering halfway through, on wifi and on mobile|Casting to the TV gives sound but no picture|Audio is out of sync after I skip forward',
    ),
    subtitle: words(
      'Subtitles are three seconds early in episode 8|Half of the lines are missing in the English subtitles',
    ),
    payment: words(
      'I was charged but the coins never arrived, screenshot attached|Card keeps getting declined although it works elsewhere',
    ),
    vip: words('Bought the yearly plan and it is gone on my new phone|How do I stop the automatic renewal?'),
    account: words('I changed my number and cannot get the code|Please merge my two accounts'),
    contentRequest: words('Will you add season 2 of {title}?|Please bring {title} to my country'),
    contentError: words('Episodes 12 and 13 are the same|The poster shows another series'),
    live: words('The live room never loads|My gift was not shown to the host'),
    community: words('Why was my comment removed? I broke no rule|Someone keeps sending me rude messages'),
    crash: words('The app closes as soon as I open it, reinstalled twice|It crashes whenever the next episode starts'),
    suggestion: words('A sleep timer would be lovely|Let me hide shows I will never watch'),
    copyright: words('I represent the owner of this work; please remove the unlicensed copy, papers attached'),
    other: words('Is there a version for computers?|Whom do I contact about a partnership?'),
  },
  appeals: words(
    'I was only discussing the story, please look again|My brother used my account, it will not happen again|This was my first mistake, may I have another chance?',
  ),
}
