import { phrases, type Phrase } from './phrases'
import type { TitleGroup } from './titles'

/** A line under the title. */
export const taglines: Readonly<Record<TitleGroup, readonly Phrase[]>> = {
  costume: phrases(`
    一念之间，江山易主 | One choice, and the realm changes hands | Una decisión y el reino cambia de manos | Satu pilihan, takhta pun berganti | قرار واحد يغير العرش
    宫墙深处，谁是执棋人 | Behind the palace walls, who moves the pieces? | Tras los muros, ¿quién mueve las piezas? | Di balik tembok istana, siapa pemain sebenarnya? | خلف الأسوار، من يحرك القطع؟`),
  romance: phrases(`
    错过一次，余生不再错过 | Missed once, never again | Una vez perdida, nunca más | Sekali terlewat, tak akan lagi | فرصة ضاعت مرة ولن تضيع ثانية
    爱情总在收拾行李时到来 | Love comes while you pack your bags | El amor llega al hacer las maletas | Cinta datang saat kau berkemas | الحب يأتي وأنت تحزم حقائبك`),
  suspense: phrases(`
    每个人都说了一半真话 | Everyone told half of the truth | Todos dijeron media verdad | Semua orang berkata setengah benar | الجميع قال نصف الحقيقة
    死者最后的电话打给了你 | The last call was to you | La última llamada fue para ti | Panggilan terakhir untukmu | المكالمة الأخيرة كانت لك`),
  fantasy: phrases(`
    凡人之躯，敢问苍天 | A mortal dares to question heaven | Un mortal desafía al cielo | Seorang fana menantang langit | إنسان يتحدى السماء
    三生三界，只为一诺 | Three lives for one promise | Tres vidas por una promesa | Tiga kehidupan demi satu janji | ثلاث حيوات من أجل وعد`),
  scifi: phrases(`
    回家的路，有四光年 | Home is four light years away | El hogar está a cuatro años luz | Rumah berjarak empat tahun cahaya | البيت على بعد أربع سنوات ضوئية
    记忆可以删除，选择不能 | Memories can be erased, choices cannot | Se borran los recuerdos, no las decisiones | Ingatan bisa dihapus, pilihan tidak | تمحى الذكريات ولا تمحى الخيارات`),
  comedy: phrases(`
    越帮越忙，越忙越欢 | The more they help, the worse it gets | Cuanto más ayudan, peor | Makin dibantu makin kacau | كلما ساعدوا ازداد الأمر سوءا
    一家人，没有隔夜仇 | No family quarrel outlives breakfast | Ninguna pelea llega al desayuno | Tak ada marah sampai pagi | لا خصام يدوم حتى الصباح`),
  horror: phrases(`
    别回头 | Do not look back | No mires atrás | Jangan menoleh | لا تلتفت
    它一直住在你家 | It has always lived with you | Siempre vivió contigo | Ia selalu tinggal bersamamu | كان يسكن معك دائما`),
  action: phrases(`
    无路可退，那就向前 | No way back, so forward | Sin salida, solo adelante | Tak bisa mundur, maka maju | لا تراجع، إلى الأمام
    最后一颗子弹留给谁 | Who gets the last bullet? | ¿Para quién es la última bala? | Untuk siapa peluru terakhir? | لمن الرصاصة الأخيرة؟`),
  youth: phrases(`
    那年夏天，谁都没有说再见 | That summer nobody said goodbye | Ese verano nadie se despidió | Musim panas itu tak ada perpisahan | في ذلك الصيف لم يودع أحد
    我们都曾热泪盈眶 | We all cried once, and laughed | Todos lloramos y reímos | Kita pernah menangis dan tertawa | بكينا جميعا وضحكنا`),
  documentary: phrases(`
    看见日常里的不寻常 | The extraordinary in every day | Lo extraordinario de cada día | Keajaiban dalam keseharian | المدهش في اليومي
    一方水土，一方人 | A land and those who keep it | Una tierra y su gente | Tanah dan penjaganya | أرض وأهلها`),
  anime: phrases(`
    剑未出鞘，热血已燃 | Before the sword is drawn, the heart burns | Antes de la espada, arde el corazón | Sebelum pedang terhunus, hati membara | قبل السيف يشتعل القلب
    梦想不会迟到 | Dreams are never late | Los sueños no llegan tarde | Mimpi tak pernah terlambat | الأحلام لا تتأخر`),
  kids: phrases(`
    和朋友一起长大 | Growing up with friends | Crecer con amigos | Tumbuh bersama teman | نكبر مع الأصدقاء
    每天学会一点点 | A little wiser every day | Cada día un poco más | Setiap hari belajar | كل يوم نتعلم شيئا`),
  urban: phrases(`
    下一集，他会后悔的 | He will regret it, next episode | Se arrepentirá en el próximo | Ia akan menyesal, episode berikut | سيندم في الحلقة القادمة
    身份揭晓，全场寂静 | The truth is out, the room falls silent | La verdad sale y todos callan | Rahasia terbongkar, semua terdiam | انكشف السر وصمت الجميع`),
  variety: phrases(`
    没有剧本，只有朋友 | No script, only friends | Sin guion, solo amigos | Tanpa naskah, hanya sahabat | بلا نص، أصدقاء فقط
    笑到最后的，请客 | Whoever laughs last pays | Quien ríe último paga | Yang tertawa terakhir traktir | من يضحك أخيرا يدفع`),
}

/** What a title is about, two a group. `{hero}` and `{other}` are people of its cast. */
export const synopses: Readonly<Record<TitleGroup, readonly Phrase[]>> = {
  costume: phrases(`
    将门之女{hero}女扮男装入京，只为查清父兄旧案，却与冷面王爷{other}一步步走进更大的棋局。朝堂风雨欲来，二人终须在家国与私情之间做出选择。 | To clear her father's name the general's daughter {hero} comes to the capital dressed as a man, and is drawn into a larger game with the cold prince {other}. As the storm gathers at court both must choose between the realm and each other.
    小吏{hero}因一桩贡品失窃案卷入储位之争，在{other}的庇护下由微末走到权力中心。十年沉浮，灯火之下，故人已非旧时模样。 | A theft of tribute drags the clerk {hero} into the struggle for the throne; under the wing of {other} he rises from nothing to the heart of power. Ten years on, the friends of old are hardly known by lamplight.`),
  romance: phrases(`
    建筑师{hero}与甜品店主{other}因一把拿错的雨伞相识，从互相嫌弃到彼此牵挂。旧爱归来，异国的工作邀约也摆上桌面，这一次他们不想再错过。 | An umbrella taken by mistake brings together the architect {hero} and the pastry cook {other}, first as a nuisance, then as the one each misses. When an old love returns and a job abroad beckons, neither wants to miss the other again.
    分手七年后，{hero}成了{other}的新上司。白天他们针锋相对，深夜的末班地铁上却总坐在同一节车厢。 | Seven years after they broke up {hero} becomes the new boss of {other}. By day they fight; on the last train of the night they always sit in the same carriage.`),
  suspense: phrases(`
    刑警{hero}重启一宗十五年前的失踪案，所有线索都指向已经殉职的师父{other}。当第二名失踪者出现，她发现嫌疑人名单上有自己的名字。 | Detective {hero} reopens a disappearance of fifteen years ago, and every lead points to her late mentor {other}. When a second person vanishes she finds her own name among the suspects.
    一场暴雨让小镇与外界隔绝，客栈里的七个人中有一个是凶手。记者{hero}和法医{other}必须在天亮之前找出真相。 | A storm cuts the town off, and one of the seven people in the inn is a murderer. The reporter {hero} and the pathologist {other} have until dawn.`),
  fantasy: phrases(`
    山野少年{hero}误得上古神印，从此被三界追逐。与狐族少女{other}结伴同行，他才知道自己的前世正是封印一切的人。 | The mountain boy {hero} finds an ancient seal and is hunted through three realms. On the road with {other} of the fox people he learns that in another life it was he who sealed everything away.
    仙门大比在即，废柴弟子{hero}却能听见剑的声音。神秘的守塔人{other}告诉她：那把剑等了一千年。 | On the eve of the great trial the weakest disciple, {hero}, hears a sword speak. It has waited for a thousand years, says {other}, keeper of the tower.`),
  scifi: phrases(`
    维修工程师{hero}在空间站收到一段来自未来的求救信号，发信人正是她自己。她与指挥官{other}只有七十二小时改变结局。 | The engineer {hero} picks up a distress call from the future, sent by herself. She and commander {other} have seventy-two hours to change how it ends.
    当记忆可以买卖，调查员{hero}负责追回被盗的人生。直到他在黑市看见属于{other}的、与自己有关的那一段。 | Where memories are for sale, {hero} traces stolen lives, until a piece of {other}'s turns up on the black market and he is in it.`),
  comedy: phrases(`
    破产老板{hero}被迫搬回老家，和从小吵到大的{other}合开一家小饭馆。菜没炒好，邻居先成了一家人。 | Bankrupt, {hero} moves back home and opens a diner with {other}, the rival of a lifetime. The cooking is poor, but the neighbours become a family.
    为了继承房产，{hero}必须和{other}假扮夫妻三个月，偏偏两家的长辈都搬来同住。 | To inherit a house {hero} and {other} must pose as a couple for three months, and both their families move in.`),
  horror: phrases(`
    搬进老宅的第三个晚上，{hero}发现女儿口中的“朋友”{other}，二十年前就死在这间屋子里。 | On the third night in the old house {hero} learns that {other}, the friend her daughter talks about, died in this room twenty years ago.
    末班车上只剩五个乘客，{hero}认出其中一人是自己参加过葬礼的{other}。 | Five passengers are left on the last bus, and {hero} went to the funeral of one of them, {other}.`),
  action: phrases(`
    退役特种兵{hero}只想安静地修车，直到女儿被误抓为人质。昔日战友{other}站在对面，枪口之下谁都没有退路。 | All {hero} wanted after the army was to mend cars, until his daughter is taken hostage. On the other side stands {other}, who once saved his life.
    一支医疗船在公海遭劫，潜水员{hero}和船长{other}带着三十七名平民穿越封锁线。 | A hospital ship is seized at sea; the diver {hero} and captain {other} must bring thirty-seven civilians through the blockade.`),
  youth: phrases(`
    转学生{hero}加入即将解散的合唱团，与不肯开口的{other}成了同桌。一场比赛，让一群人找到了自己的声音。 | The new pupil {hero} joins a choir about to be dissolved, and sits beside {other}, who will not sing. One contest gives all of them a voice.
    毕业十年，一封迟到的信把{hero}带回小镇，也带回了{other}和那个没有说出口的夏天。 | Ten years after school a late letter brings {hero} back to the small town, to {other} and to the summer that was never spoken of.`),
  documentary: phrases(`
    摄制组用三年时间走过十二座城镇，跟随{hero}、{other}等普通人，记录一方水土上的劳作、节庆与离别。 | Over three years and twelve towns the crew follows {hero}, {other} and others through work, feasts and farewells.
    从清晨第一炉火到深夜最后一盏灯，镜头对准那些把一件事做了一辈子的人。 | From the first fire of the morning to the last lamp at night, about people who have done one thing all their lives.`),
  anime: phrases(`
    没有灵力的{hero}阴差阳错考进灵能学院，和天才少女{other}组成最不被看好的一队。 | Without any power {hero} gets into Spirit Academy by mistake, and forms its least likely team with the prodigy {other}.
    为了寻找失踪的哥哥，{hero}踏上空岛之旅，同行的还有自称海盗的猫{other}。 | Looking for a lost brother, {hero} sets out among the sky islands with {other}, a cat who claims to be a pirate.`),
  kids: phrases(`
    {hero}和好朋友{other}每天都会遇到一个小难题，动动脑筋、互相帮助，问题就变成了新的本领。适合三到六岁。 | Every day {hero} and {other} meet a little puzzle, and with some thought and help it turns into something learnt. For ages three to six.
    在奇妙的森林里，动物们一起数数、唱歌、收拾玩具。 | In the wonder wood the animals count, sing and tidy up together.`),
  urban: phrases(`
    为给弟弟治病，{hero}答应与素未谋面的{other}闪婚。所有人都笑她嫁了个司机，直到集团年会上，全场起立迎接的人是他。 | To pay for her brother's treatment {hero} marries {other}, whom she has never met. Everyone laughs at her driver of a husband, until the whole company stands up for him.
    五年前被赶出家门的{hero}带着一对双胞胎归来，第一天就撞上了孩子的父亲{other}。 | Thrown out five years ago, {hero} returns with twins, and on the first day runs into their father, {other}.`),
  variety: phrases(`
    {hero}、{other}和六位好友一起出发，每期完成三项任务，输的人负责今晚的饭。 | {hero}, {other} and six friends set out together; three tasks an episode, and the losers cook.
    新人与前辈同台，由现场五百位观众决定去留。{hero}担任发起人。 | Newcomers and old hands share a stage, and an audience of five hundred decides. Hosted by {hero}.`),
}
