import { written } from './written'

/** Phones, tablets and televisions that viewers of these countries really use. */
export const deviceModel = written(
  'platform brand model marketName chip memoryMb screen tier',
  `
  android | Samsung | SM-A546E | Samsung Galaxy A54 | Exynos 1380 | 8192 | 1080x2340 | middle
  android | Samsung | SM-S928B | Samsung Galaxy S24 Ultra | Snapdragon 8 Gen 3 | 12288 | 1440x3120 | high
  android | Samsung | SM-A155F | Samsung Galaxy A15 | Helio G99 | 4096 | 1080x2340 | low
  android | Samsung | SM-A057F | Samsung Galaxy A05s | Snapdragon 680 | 4096 | 1080x2400 | low
  android | Xiaomi | 23021RAAEG | Xiaomi Redmi Note 12 | Snapdragon 685 | 6144 | 1080x2400 | middle
  android | Xiaomi | 2312DRAABG | Xiaomi Redmi Note 13 | Snapdragon 685 | 8192 | 1080x2400 | middle
  android | Xiaomi | 23122PCD1G | Xiaomi POCO X6 | Snapdragon 7s Gen 2 | 8192 | 1220x2712 | high
  android | Xiaomi | 23108RN04Y | Xiaomi Redmi 13C | Helio G85 | 4096 | 720x1600 | low
  android | OPPO | CPH2471 | OPPO A78 | Helio G85 | 8192 | 1080x2400 | middle
  android | OPPO | CPH2577 | OPPO A58 | Helio G85 | 6144 | 1080x2400 | middle
  android | OPPO | CPH2599 | OPPO Reno11 | Dimensity 7050 | 8192 | 1080x2412 | high
  android | vivo | V2250 | vivo Y36 | Snapdragon 680 | 8192 | 1080x2388 | middle
  android | vivo | V2318 | vivo V30 | Snapdragon 7 Gen 3 | 12288 | 1260x2800 | high
  android | vivo | V2333 | vivo Y17s | Helio G85 | 4096 | 720x1612 | low
  android | realme | RMX3710 | realme C55 | Helio G88 | 6144 | 1080x2400 | middle
  android | realme | RMX3890 | realme C67 | Snapdragon 685 | 8192 | 1080x2400 | middle
  android | Infinix | X6711 | Infinix Note 30 | Helio G99 | 8192 | 1080x2460 | middle
  android | Infinix | X6525 | Infinix Smart 8 | Unisoc T606 | 3072 | 720x1612 | low
  android | TECNO | BG6 | TECNO Spark Go 2024 | Unisoc T606 | 3072 | 720x1612 | low
  android | HUAWEI | NOH-AN00 | HUAWEI Mate 40 Pro | Kirin 9000 | 8192 | 1344x2772 | high
  android | Motorola | XT2343 | Motorola moto g54 | Dimensity 7020 | 8192 | 1080x2400 | middle
  ios | Apple | iPhone12,1 | Apple iPhone 11 | A13 | 4096 | 828x1792 | middle
  ios | Apple | iPhone14,5 | Apple iPhone 13 | A15 | 4096 | 1170x2532 | high
  ios | Apple | iPhone15,4 | Apple iPhone 15 | A16 | 6144 | 1179x2556 | high
  ios | Apple | iPhone16,2 | Apple iPhone 15 Pro Max | A17 Pro | 8192 | 1290x2796 | high
  ios | Apple | iPhone10,4 | Apple iPhone 8 | A11 | 2048 | 750x1334 | low
  ios | Apple | iPad13,18 | Apple iPad 10 | A14 | 4096 | 1640x2360 | high
  androidTv | Xiaomi | MiTV-AXSO0 | Xiaomi TV Stick 4K | Amlogic S905Y4 | 2048 | 3840x2160 | middle
  androidTv | Sony | BRAVIA-4K-VH2 | Sony Bravia X75K | MediaTek MT5889 | 2048 | 3840x2160 | middle
  androidTv | TCL | BeyondTV6 | TCL P635 | RTK2841 | 2048 | 3840x2160 | middle
  appleTv | Apple | AppleTV14,1 | Apple Apple TV 4K | A15 | 4096 | 3840x2160 | high
  webTv | LG | WEBOS23 | LG webOS 23 | alpha 5 | 2048 | 3840x2160 | middle
  webTv | Samsung | TIZEN7 | Samsung Tizen 7 | Crystal 4K | 2048 | 3840x2160 | middle
  box | ZTE | B860H | ZTE IndiHome box | Amlogic S905X | 1024 | 1920x1080 | low`,
)

/** Questions as viewers put them to the assistant. */
export const aiSearchPrompt = written(
  'text',
  `
  今晚适合一家人看的 / Something for the whole family tonight /  / Tontonan keluarga malam ini
  十集以内的悬疑剧 / A mystery of fewer than ten episodes / Un misterio de menos de diez capítulos
  结局圆满的爱情剧 / A love story that ends well /  /  / قصة حب بنهاية سعيدة
  有反转的破案剧 / A detective series with a clever twist
  适合通勤看的短剧 / Shorts for the way to work /  / Drama pendek buat di jalan
  适合孩子看的动画 / Cartoons for a child of six / Caricaturas para un niño de seis años
  斋月期间的热门剧 / What everyone watches in Ramadan /  /  / ماذا يشاهد الجميع في رمضان
  高分古装剧 / Costume dramas with the best marks
  可以边吃饭边看的综艺 / A funny show to have dinner with
  今年的科幻片 / Science fiction of this year
  女主很强的剧 / A heroine who wins
  让人大哭一场的电影 / A film for a good cry`,
)
