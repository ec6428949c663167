import { phrases } from '../phrases'
import { games } from './growth'

/** The names of the games that players find in the app: those of the pool, then these. */
export const gameNames = [
  ...games,
  ...phrases(`
  小镇餐车 | Food Truck Town | Food truck de pueblo | Kota Food Truck | مدينة عربات الطعام
  数独日常 | Sudoku Daily | Sudoku diario | Sudoku Harian | سودوكو اليوم
  点球大战 | Penalty Night | Noche de penales | Malam Penalti | ليلة ركلات الترجيح
  剑与灯 | Sword and Lantern | Espada y farol | Pedang dan Lentera | السيف والفانوس
  你画我猜 | Draw and Guess | Dibuja y adivina | Gambar Tebak | ارسم وخمن
  云上钓鱼 | Sky Fishing | Pesca en las nubes | Mancing di Awan | صيد فوق الغيوم`),
]

/** What each is about, as players read it, in the order of the names. */
export const gameIntros = phrases(`
  转动转盘，每转一次都有奖，最高 25 倍。 | Spin the wheel; each turn may win, up to 25 times the stake. | Gira la rueda y gana hasta 25 veces. | Putar roda, menang hingga 25 kali. | أدر العجلة واربح حتى 25 ضعفا.
  押中水果就翻倍，一分钟一局。 | Bet on a fruit, a new round every minute. | Apuesta a una fruta, ronda cada minuto. | Tebak buahnya, ronde baru tiap menit. | راهن على فاكهة، جولة كل دقيقة.
  潜入海底开宝箱，珍珠越大奖励越多。 | Dive and open chests; the bigger the pearl, the more it wins. | Bucea y abre cofres. | Menyelam dan buka peti harta. | اغطس وافتح الصناديق.
  四人飞行棋，掷骰子回家，边聊边玩。 | Ludo for four: roll, race home and talk on the way. | Parchís para cuatro con chat de voz. | Ludo berempat sambil ngobrol. | لودو لأربعة مع دردشة صوتية.
  四人麻将，支持国标与广东规则。 | Mahjong for four, by two sets of rules. | Mahjong para cuatro, dos reglamentos. | Mahjong berempat, dua aturan. | ماجونغ لأربعة بقواعد مختلفة.
  一对一比大小，三局两胜。 | One against one, the higher card wins, best of three. | Uno contra uno, gana la carta mayor. | Satu lawan satu, kartu tertinggi menang. | واحد ضد واحد، الورقة الأعلى تفوز.
  在陨石间漂移冲线，排名每周清零。 | Drift between asteroids; the table starts anew each week. | Derrapa entre asteroides. | Melayang di antara asteroid. | انطلق بين الكويكبات.
  听三秒猜歌名，和房间里的人抢答。 | Three seconds of a song: name it before the others do. | Tres segundos y adivina la canción. | Tiga detik, tebak lagunya. | ثلاث ثوان لتخمن الأغنية.
  种菜、养鸡、逛邻居的农场。 | Plant, feed the hens and visit your neighbours. | Siembra, cría gallinas y visita vecinos. | Tanam, pelihara ayam, kunjungi tetangga. | ازرع وربِّ الدجاج وزر الجيران.
  三颗相连就消除，四百多关。 | Match three jewels, over 400 levels. | Junta tres joyas, más de 400 niveles. | Cocokkan tiga permata, 400 lebih level. | طابق ثلاث جواهر، أكثر من 400 مرحلة.
  用金币猜每场比赛的胜负。 | Use coins to pick who wins each match. | Usa monedas para acertar cada partido. | Tebak pemenang tiap laga dengan koin. | توقع الفائز في كل مباراة بالعملات.
  六人语音推理，找出拿到不同词的人。 | Six players, one got another word: find out who. | Seis jugadores y un espía. | Enam pemain, satu mata-mata. | ستة لاعبين وجاسوس واحد.
  经典多米诺，两人或四人。 | Classic dominoes for two or four. | Dominó clásico para dos o cuatro. | Domino klasik berdua atau berempat. | دومينو كلاسيكي لاثنين أو أربعة.
  打掉所有砖块，球不能落地。 | Clear all bricks before the ball falls. | Rompe todos los ladrillos. | Hancurkan semua bata. | حطم كل الطوب.
  经营餐车，从街角开到广场。 | Run a food truck from the corner to the square. | Lleva tu food truck a la plaza. | Kelola food truck dari sudut ke alun-alun. | أدر عربة طعام من الزاوية إلى الساحة.
  每天一题，四档难度。 | One puzzle a day, four grades of difficulty. | Un sudoku al día, cuatro niveles. | Satu teka-teki per hari. | لغز كل يوم بأربعة مستويات.
  五轮点球，门将会记住你的习惯。 | Five kicks; the keeper learns your habits. | Cinco penales contra un portero listo. | Lima penalti, kiper belajar kebiasaanmu. | خمس ركلات وحارس يتعلم عاداتك.
  提灯闯塔，回合制冒险。 | Climb the tower by lantern light, turn by turn. | Sube la torre por turnos. | Naik menara bergiliran. | اصعد البرج بالتناوب.
  一人画，其他人猜，八人同玩。 | One draws, seven guess. | Uno dibuja, siete adivinan. | Satu menggambar, tujuh menebak. | واحد يرسم وسبعة يخمنون.
  坐在云上钓鱼，收集六十种鱼。 | Fish from a cloud and collect sixty kinds. | Pesca desde una nube. | Mancing dari awan, 60 jenis ikan. | اصطد من فوق غيمة.`)
