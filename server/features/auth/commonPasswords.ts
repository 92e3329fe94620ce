/** Most common passwords; keyboard runs and repetitions are detected by rule, see isCommonPassword. */
const LIST = `
password password1 password12 password123 password1234 passw0rd p@ssword p@ssw0rd pa55word pass1234 pass123 passwd passpass passport
123456a a123456 123456q 12345a 12345q 1234qwer qwer1234 qwe123 qweasd qweasdzxc qwert1 qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345
asdf1234 asd123 asdasd asdasd123 asdzxc zxc123 zxcasdqwe 1qaz2wsx 1qazxsw2 1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2e3 q1w2e3r4 q1w2e3r4t5 zaq12wsx zaq1zaq1
qazwsx qazwsxedc wsxedc qwaszx 159753 159357 147258 147258369 147852 147852369 258456 456852 789456 789456123 741852 741852963 963852741 852456
123qwe 123qweasd 123asd 123abc abc123 abcd1234 abc1234 abc12345 a1b2c3 a1b2c3d4 aa123456 aa1234 123123a 123321 1234321 12344321 112233 11223344
121212 131313 123654 123789 147896 102030 101010 010203 010101 202020 212121 232323 313131 420420 696969 654123 987456 100200 998877 445566
111222 111222333 112358 314159 271828 666999 777888 246810 135790 192837 102938 010203040506 1qw23e qq123456 zz123456 q123456 1234567a 12345678a
iloveyou iloveyou1 iloveyou2 iloveu ilovegod ilovehim loveme lovely lover1 lovers loveyou love123 love1234 iloveme imissyou mylove truelove forever
welcome welcome1 welcome123 letmein letmein1 letmein123 monkey monkey1 monkey123 dragon dragon1 dragon123 master master1 master123 sunshine sunshine1
princess princess1 football football1 baseball baseball1 basketball soccer soccer1 hockey superman batman spiderman ironman starwars pokemon naruto
shadow shadow1 michael michael1 jennifer jessica ashley nicole daniel daniel1 andrew joshua matthew anthony charlie charlie1 thomas robert jordan jordan23
hunter hunter2 hunter1 killer killer1 trustno1 whatever freedom freedom1 access access14 flower flowers summer summer1 winter spring autumn
maggie buster harley ginger pepper cookie banana orange cheese chocolate butterfly angel1 angels angela amanda samantha andrea hannah hello1 hello123
hellohello helloworld computer internet google facebook instagram twitter youtube samsung iphone android windows ubuntu microsoft
administrator admin1 admin12 admin123 admin1234 adminadmin root123 rootroot toor123 test123 test1234 testtest tester guest123 guestguest
user123 user1234 changeme changeme1 default secret secret1 secret123 login123 temp123 temp1234 demodemo sample system manager manager1
mustang corvette ferrari mercedes porsche toyota yamaha kawasaki suzuki harley1 ranger cowboys steelers yankees eagles lakers arsenal chelsea
liverpool liverpool1 manchester barcelona barcelona1 realmadrid juventus milan1899 george george1 richard william victoria victoria1 elizabeth
tigger snoopy garfield mickey donald scooby pikachu minecraft fortnite roblox callofduty counter gamer123 gaming player1 blink182 metallica nirvana
eminem slipknot linkin rockstar rock123 music1 guitar drummer dancer heaven jesus1 jesuschrist christ faith1 blessed believe
purple yellow silver golden diamond crystal rainbow unicorn sparkle midnight moonlight starlight thunder lightning phoenix falcon panther tiger1
tigers lion123 wolverine bulldog puppy1 doggie kitten kitty1 turtle dolphin monster monster1 pirate ninja1 samurai warrior soldier marines
freepass biteme maverick cowboy merlin viking gandalf matrix austin dallas london london1 boston chicago newyork paris1 berlin canada mexico
brasil brazil espana italia russia poland turkey america asdfasdf asdfgh1 zxcvbnm1 qwertz qwertz123 azerty azerty123 aqwzsx motdepasse
hallo123 hallohallo passwort passwort1 passwort123 schatz schatzi ficken sommer sonne1 fussball schalke04 bayern hamburg deutschland geheim
contrasena tequiero mivida amormio estrella hola123 bonjour soleil doudou loulou chouchou nicolas camille
sifre1 sifre12 sifre123 sifre1234 sifrem sifrem1 sifrem123 sifreyok sifresifre parola parola1 parola123 parolam kullanici kullanici1
galatasaray galatasaray1 galatasaray1905 galata1905 cimbom cimbom1 cimbom1905 gs1905 gs19051905 aslan1905 ultraslan ultraslan1905 fener1907
fenerbahce fenerbahce1 fenerbahce1907 fb1907 fb19071907 kanarya1907 besiktas besiktas1 besiktas1903 bjk1903 bjk19031903 kartal1903 carsi1903
trabzonspor trabzonspor61 trabzon61 ts1967 bursaspor bursa16 bursaspor16 goztepe eskisehirspor konyaspor antalyaspor samsunspor
istanbul istanbul1 istanbul34 istanbul1453 ankara06 ankara1 ankara izmir35 izmir123 adana01 antalya07 antalya konya42 bursa1 gaziantep27 kayseri38
trabzon diyarbakir21 samsun55 mersin33 eskisehir26 turkiye turkiye1 turkiye1923 turkiyem ataturk ataturk1881 atam1881 mustafakemal cumhuriyet1923
1881193 18811938 19051905 19071907 19031903 14531453 19231923 34istanbul 06ankara 35izmir askim1 askim123 askimaskim askimsin seniseviyorum
senicokseviyorum seviyorum sevgilim sevgi1 birtanem birtanem1 canim1 canimm canimcim canim123 cicek1 cicekcicek gulum1 bitanem hayatim hayatim1
annecim annem1 annem123 babam1 babam123 annebaba anneannem ailem1 ailem123 kizim1 oglum1 bebegim bebegim1 melegim melek1 melek123 prenses prenses1
kelebek kelebek1 papatya papatya1 menekse lalelale gokkusagi yildiz yildiz1 gunes1 gunesim deniz1 deniz123 denizdeniz bulut1 toprak1 yagmur yagmur1
mehmet mehmet1 mehmet123 mustafa mustafa1 mustafa123 ahmet1 ahmet123 ahmet1234 ali123 ali1234 hasan123 huseyin huseyin1 ibrahim ibrahim1 osman123
murat1 murat123 yusuf123 ismail ismail1 hakan123 burak1 burak123 emre123 emre1234 serkan serkan1 serkan123 fatih1 fatih123 fatih1453 fatma123
ayse123 ayse1234 zeynep zeynep1 zeynep123 elif123 elif1234 emine123 hatice hatice1 merve1 merve123 busra1 busra123 esra123 esra1234 kubra123 seda123
bismillah bismillah1 allah1 allah123 allahim allahuekber elhamdulillah muhammed muhammed1 muhammed571 masallah insallah
dugun123 dugunum gelin1 gelin123 gelinlik gelinlik1 dugunsalonu kirdugunu nikah123 davet1 davet123 organizasyon organizasyon1 fotograf fotograf1
merhaba merhaba1 merhaba123 selam1 selam123 gunaydin tesekkurler evimevim arabam1 araba123 bilgisayar bilgisayar1 telefon telefon1 internet1
asdfghjk asdfghj qwertyu qwertyui qwertyuiop1 asdfghjkl1 poiuyt poiuytrewq lkjhgf lkjhgfdsa mnbvcx mnbvcxz qwertyuiopgu asdfghjklsi
`;

export const commonPasswords: ReadonlySet<string> = new Set(
  LIST.split(/\s+/).filter((word) => word !== ''),
);
