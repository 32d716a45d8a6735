import { describe, expect, it } from 'vitest';
import { type LarField, larFields } from '../lar-fields';
import { rowWith } from '../sample-register.test-support';
import { editText } from './edit-text';
import { rowEdits } from './row-edits';

/** Values as a text: `race1=6 race2=_`; `_` is blank, `~` a space. */
function values(text: string): Partial<Record<LarField, string>> {
  const pairs = text
    .trim()
    .split(/\s+/)
    .filter((pair) => pair !== '-');
  return Object.fromEntries(
    pairs.map((pair) => {
      const [field = '', value = ''] = pair.split(/=(.*)/s);
      if (!larFields.some((known) => known === field)) throw new Error(`No field ${field}`);
      return [field, value === '_' ? '' : value.replaceAll('~', ' ')];
    }),
  );
}

/** Of each edit: a row that passes it because its condition applies, and one that does not; both differ from the sample as written. */
const cases = `
V600 | - | lei=10Bx939c
V608-1 | - | uli=10Bx939c5543TqA1144M26-10512343
V608-2 | uli=12345 | uli=_
V609 | uli=10Bx939c5543TqA1144M999143X38 | uli=10Bx939c5543TqA1144M999134X38
V610-1 | applicationDate=NA | applicationDate=20260231
V610-2 | applicationDate=NA actionTaken=6 | applicationDate=NA
V611 | loanType=4 | loanType=5
V612-1 | loanPurpose=32 | loanPurpose=3
V612-2 | preapproval=1 | preapproval=1 loanPurpose=31
V613-1 | preapproval=1 | preapproval=_
V613-2 | actionTaken=7 preapproval=1 | actionTaken=7
V613-3 | actionTaken=3 | actionTaken=3 preapproval=1
V613-4 | preapproval=1 actionTaken=2 | preapproval=1 actionTaken=4
V614-1 | loanPurpose=4 | loanPurpose=4 preapproval=1
V614-2 | affordableUnits=2 | affordableUnits=2 preapproval=1
V614-3 | reverse=1 | reverse=1 preapproval=1
V614-4 | openEnd=1 | openEnd=1 preapproval=1
V615-1 | constructionMethod=2 | constructionMethod=3
V615-2 | landInterest=1 constructionMethod=2 | landInterest=1
V615-3 | homeSecured=2 constructionMethod=2 | homeSecured=2
V616 | occupancy=3 | occupancy=0
V617 | loanAmount=0 | loanAmount=NA
V618 | actionTaken=8 | actionTaken=9
V619-1 | - | actionDate=20261301
V619-3 | actionDate=20260105 | actionDate=20260104
V620 | street=NA | street=_
V621 | city=NA | city=_
V622 | street=NA city=NA zip=NA | city=NA
V623 | state=NA | state=California
V624 | zip=91101-1234 | zip=9110
V625-1 | tract=NA | tract=4605.02
V626 | county=NA | county=6037
V627 | tract=NA | tract=06059460502
V628-1 | ethnicity1=_ ethnicityOther=Chilean | ethnicity1=5
V628-2 | ethnicity2=14 | ethnicity2=3
V628-3 | ethnicity2=11 | ethnicity2=2
V628-4 | ethnicity1=3 | ethnicity1=3 ethnicity2=2
V629-1 | ethnicityObserved=1 | ethnicityObserved=4
V629-2 | ethnicityObserved=1 ethnicity2=1 | ethnicityObserved=1 ethnicity1=11
V629-3 | ethnicityObserved=2 | ethnicityObserved=2 ethnicity1=4
V630 | ethnicity1=4 ethnicityObserved=3 | ethnicity1=4
V631-1 | coEthnicity1=1 | coEthnicity1=_
V631-2 | coEthnicity2=2 | coEthnicity2=5
V631-3 | coEthnicity1=1 coEthnicity2=2 | coEthnicity1=1 coEthnicity2=1
V631-4 | coEthnicity1=5 | coEthnicity1=5 coEthnicity2=1
V632-1 | coEthnicityObserved=1 | coEthnicityObserved=5
V632-2 | coEthnicityObserved=1 coEthnicity1=1 | coEthnicityObserved=1 coEthnicity1=1 coEthnicity3=2
V632-3 | coEthnicityObserved=2 coEthnicity1=3 | coEthnicityObserved=2 coEthnicity1=4
V633 | coEthnicity1=4 coEthnicityObserved=3 | coEthnicity1=4
V634 | - | coEthnicityObserved=2
V635-1 | race1=_ raceTribe=Example~Nation | race1=8
V635-2 | race2=44 | race2=6
V635-3 | race1=2 race2=22 | race1=2 race2=2
V635-4 | race1=6 race2=_ | race1=6
V636-1 | raceObserved=3 | raceObserved=4
V636-2 | raceObserved=1 race1=2 race2=5 | raceObserved=1 race2=22
V636-3 | raceObserved=2 race1=6 race2=_ | raceObserved=2 race1=7
V637 | race1=7 raceObserved=3 | race1=7
V638-1 | coRace1=41 | coRace1=9
V638-2 | coRace2=27 | coRace2=8
V638-3 | coRace1=5 coRace2=3 | coRace1=5 coRace2=5
V638-4 | coRace1=8 | coRace1=8 coRace2=5
V639-1 | coRaceObserved=2 | coRaceObserved=_
V639-2 | coRaceObserved=1 coRace1=5 | coRaceObserved=1 coRace1=21
V639-3 | coRaceObserved=2 coRace1=6 | coRaceObserved=2 coRace1=7
V640 | coRace1=7 coRaceObserved=3 | coRace1=7
V641 | - | coRaceObserved=3
V642-1 | sex=6 | sex=5
V642-2 | sexObserved=1 | sexObserved=4
V643 | sexObserved=1 sex=1 | sexObserved=1 sex=3
V644-1 | sexObserved=2 sex=6 | sexObserved=2 sex=4
V644-2 | sex=6 sexObserved=3 | sex=6 sexObserved=1
V645 | sex=4 sexObserved=3 | sex=4
V646-1 | coSex=6 | coSex=7
V646-2 | coSexObserved=1 | coSexObserved=0
V647 | coSexObserved=1 coSex=2 | coSexObserved=1 coSex=6
V648-1 | coSexObserved=2 coSex=3 | coSexObserved=2 coSex=4
V648-2 | coSex=6 coSexObserved=2 | coSex=6 coSexObserved=1
V649 | coSex=4 coSexObserved=3 | coSex=4
V650 | - | coSex=1
V651-1 | age=8888 | age=0
V651-2 | ethnicity1=4 race1=7 sex=4 age=8888 | ethnicity1=4 race1=7 sex=4
V652-1 | coAge=40 | coAge=_
V652-2 | coEthnicity1=4 coRace1=7 coSex=4 coAge=8888 | coEthnicity1=4 coRace1=7 coSex=4
V654-1 | income=-12 | income=144.5
V654-2 | affordableUnits=2 income=NA | affordableUnits=2
V655-1 | ethnicity1=4 race1=7 sex=4 income=NA | ethnicity1=4 race1=7 sex=4
V655-2 | coEthnicity1=4 coRace1=7 coSex=4 income=NA | coEthnicity1=4 coRace1=7 coSex=4
V656-1 | purchaser=72 | purchaser=7
V656-2 | actionTaken=3 purchaser=0 | actionTaken=3
V657-1 | rateSpread=-0.125 | rateSpread=_
V657-2 | actionTaken=3 rateSpread=NA | actionTaken=3
V657-3 | reverse=1 rateSpread=NA | reverse=1
V658-1 | hoepa=1 | hoepa=0
V658-2 | actionTaken=2 hoepa=3 | actionTaken=2
V659 | lien=2 | lien=3
V660-1 | score=7777 | score=NA
V660-2 | scoreModel=15 | scoreModel=10
V661 | score=8888 scoreModel=9 | score=8888
V662-1 | scoreModel=8 scoreModelOther=FICO | scoreModelOther=FICO
V662-2 | scoreModel=8 scoreModelOther=FICO | scoreModel=8
V663 | actionTaken=4 score=8888 scoreModel=9 | actionTaken=4
V664 | actionTaken=5 coScore=8888 coScoreModel=9 | actionTaken=5
V665-1 | coScore=700 | coScore=_
V665-2 | coScoreModel=11 | coScoreModel=16
V666-1 | coScore=8888 coScoreModel=9 | coScore=8888
V666-2 | - | coScore=700
V667-1 | coScoreModel=8 coScoreModelOther=FICO | coScoreModelOther=FICO
V667-2 | coScoreModel=8 coScoreModelOther=FICO | coScoreModel=8
V668-1 | ethnicity1=4 race1=7 sex=4 score=8888 | ethnicity1=4 race1=7 sex=4
V668-2 | coEthnicity1=4 coRace1=7 coSex=4 coScore=8888 | coEthnicity1=4 coRace1=7 coSex=4
V669-1 | denial1=9 | denial1=_
V669-2 | denial2=8 | denial2=10
V669-3 | denial1=1 denial2=3 | denial1=1 denial2=1
V669-4 | denial1=10 | denial1=10 denial2=1
V670-1 | actionTaken=3 denial1=4 | actionTaken=3
V670-2 | actionTaken=7 denial1=4 | denial1=4
V670-3 | actionTaken=4 | actionTaken=4 denial1=1
V670-4 | actionTaken=8 | actionTaken=3
V671-1 | denial1=9 denialOther=Residence | denial1=9
V671-2 | denial2=9 denialOther=Residence | denialOther=Residence
V672-1 | totalLoanCosts=0 | totalLoanCosts=-1
V672-2 | pointsAndFees=10 totalLoanCosts=NA | pointsAndFees=10
V672-3 | reverse=1 totalLoanCosts=NA | reverse=1
V672-4 | openEnd=1 totalLoanCosts=NA | openEnd=1
V672-5 | business=1 totalLoanCosts=NA | business=1
V672-6 | actionTaken=2 totalLoanCosts=NA | actionTaken=2
V673-1 | pointsAndFees=1200 | pointsAndFees=_
V673-2 | actionTaken=6 | actionTaken=6 pointsAndFees=0
V673-3 | reverse=1 | reverse=1 pointsAndFees=0
V673-4 | business=1 | business=1 pointsAndFees=0
V673-5 | totalLoanCosts=NA pointsAndFees=1 | pointsAndFees=1
V674-1 | originationCharges=NA | originationCharges=_
V674-2 | reverse=1 originationCharges=NA | reverse=1
V674-3 | openEnd=1 originationCharges=NA | openEnd=1
V674-4 | business=1 originationCharges=NA | business=1
V674-5 | actionTaken=3 originationCharges=NA | actionTaken=3
V675-1 | discountPoints=125.50 | discountPoints=0
V675-2 | reverse=1 discountPoints=NA | reverse=1
V675-3 | openEnd=1 discountPoints=NA | openEnd=1
V675-4 | business=1 discountPoints=NA | business=1
V675-5 | actionTaken=4 discountPoints=NA | actionTaken=4
V676-1 | lenderCredits=500 | lenderCredits=-500
V676-2 | reverse=1 lenderCredits=NA | reverse=1
V676-3 | openEnd=1 lenderCredits=NA | openEnd=1
V676-4 | business=1 lenderCredits=NA | business=1
V676-5 | actionTaken=8 lenderCredits=NA | actionTaken=8
V677-1 | interestRate=0 | interestRate=_
V677-2 | actionTaken=5 interestRate=NA | actionTaken=5
V678-1 | prepaymentTerm=36 | prepaymentTerm=0
V678-2 | actionTaken=6 | actionTaken=6 prepaymentTerm=36
V678-3 | reverse=1 | reverse=1 prepaymentTerm=36
V678-4 | business=1 | business=1 prepaymentTerm=36
V678-5 | prepaymentTerm=360 | prepaymentTerm=361
V679-1 | dti=NA | dti=_
V679-2 | actionTaken=4 dti=NA | actionTaken=4
V679-3 | affordableUnits=1 dti=NA | affordableUnits=1
V680-1 | ethnicity1=4 race1=7 sex=4 dti=NA | ethnicity1=4 race1=7 sex=4
V680-2 | ethnicity1=4 race1=7 sex=4 coEthnicity1=4 coRace1=7 coSex=4 dti=NA | ethnicity1=4 race1=7 sex=4 coEthnicity1=4 coRace1=7 coSex=4
V681-1 | cltv=NA | cltv=0
V681-2 | actionTaken=6 cltv=NA | actionTaken=6
V682-1 | loanTerm=NA | loanTerm=0
V682-2 | reverse=1 loanTerm=NA | reverse=1
V683 | introPeriod=60 | introPeriod=_
V684 | balloon=1 | balloon=NA
V685 | interestOnly=1 | interestOnly=0
V686 | negativeAmortization=1 | negativeAmortization=3
V687 | otherNonAmortizing=1 | otherNonAmortizing=_
V688-1 | propertyValue=NA | propertyValue=0
V688-2 | actionTaken=4 propertyValue=NA | actionTaken=4
V689-1 | homeSecured=1 | homeSecured=4
V689-2 | affordableUnits=1 | affordableUnits=1 homeSecured=1
V689-3 | constructionMethod=2 homeSecured=1 | homeSecured=1
V690-1 | landInterest=4 | landInterest=6
V690-2 | affordableUnits=1 | affordableUnits=1 landInterest=4
V690-3 | constructionMethod=2 landInterest=4 | landInterest=4
V691 | units=4 | units=0
V692-1 | affordableUnits=0 | affordableUnits=_
V692-2 | units=5 affordableUnits=1 | affordableUnits=1
V692-3 | units=5 affordableUnits=5 | units=5 affordableUnits=6
V693-1 | submission=2 | submission=4
V693-2 | actionTaken=6 submission=3 | actionTaken=6
V693-3 | actionTaken=6 submission=3 | submission=3
V694-1 | payable=2 | payable=_
V694-2 | actionTaken=6 payable=3 | actionTaken=6
V694-3 | actionTaken=1 | payable=3
V695-1 | nmlsId=NA | nmlsId=_
V695-2 | nmlsId=1000 | nmlsId=000000
V695-3 | nmlsId=3000000 | nmlsId=3000001
V696-1 | aus2=2 | aus2=6
V696-2 | ausResult2=8 | ausResult2=17
V696-3 | aus2=2 ausResult2=8 | aus2=2
V699 | aus1=5 ausResult1=24 | aus1=5 ausResult1=17
V700-1 | aus1=6 ausResult1=17 | aus1=6
V700-2 | aus1=6 ausResult1=17 | ausResult1=17
V701 | aus2=2 ausResult2=8 | ausResult2=8
V702-1 | aus1=5 ausOther=Own | aus1=5
V702-2 | aus1=5 ausOther=Own | ausOther=Own
V703-1 | ausResult1=16 ausResultOther=Own | ausResult1=16
V703-2 | ausResult1=16 ausResultOther=Own | ausResultOther=Own
V704-1 | actionTaken=6 aus1=6 | actionTaken=6
V704-2 | actionTaken=6 ausResult1=17 | actionTaken=6
V705-1 | ethnicity1=4 race1=7 sex=4 aus1=6 ausResult1=17 | ethnicity1=4 race1=7 sex=4
V705-2 | ethnicity1=4 race1=7 sex=4 coEthnicity1=4 coRace1=7 coSex=4 aus1=6 ausResult1=17 | ethnicity1=4 race1=7 sex=4 coEthnicity1=4 coRace1=7 coSex=4
V706 | reverse=1 | reverse=_
V707 | openEnd=1 | openEnd=3
V708 | business=1 | business=NA
V709 | street=Exempt city=Exempt zip=Exempt | street=Exempt
V710 | score=1111 coScore=1111 scoreModel=1111 coScoreModel=1111 | score=1111
V711 | denial1=1111 | denial1=1111 denial2=1
V712 | totalLoanCosts=Exempt pointsAndFees=Exempt | totalLoanCosts=Exempt
V713 | aus1=1111 ausResult1=1111 | aus1=1111
V714 | submission=1111 payable=1111 | submission=1111
V715 | balloon=1111 interestOnly=1111 negativeAmortization=1111 otherNonAmortizing=1111 | balloon=1111
V716 | state=NA | state=NV
V720-1 | score=280 | score=279
V720-2 | coScoreModel=1 coScore=300 | coScoreModel=1 coScore=200
V720-3 | scoreModel=15 score=300 | scoreModel=15 score=299
V720-4 | coScoreModel=13 coScore=300 | coScoreModel=13 coScore=299
V721-1 | age=8888 | age=9999
V721-2 | coAge=9999 | coAge=1111
Q601 | applicationDate=20240312 | applicationDate=20240311
Q602 | street=NA city=NA zip=NA | street=NA
Q604 | county=NA | county=32003
Q605-1 | purchaser=3 | purchaser=3 loanType=2
Q605-2 | purchaser=2 loanType=3 | purchaser=2
Q606 | income=9999 | income=10000
Q607 | lien=2 loanAmount=250000 | lien=2
Q608 | actionDate=20260106 | actionDate=20260105
Q609 | rateSpread=10 | rateSpread=10.1
Q610 | rateSpread=6.6 hoepa=1 | rateSpread=6.6
Q611 | lien=2 rateSpread=8.5 | lien=2 rateSpread=8.6
Q612 | purchaser=1 hoepa=2 | purchaser=1 hoepa=1
Q613 | business=1 loanPurpose=5 | business=1 loanPurpose=4
Q614-1 | age=100 | age=101
Q614-2 | coAge=18 | coAge=17
Q615-1 | totalLoanCosts=1600 | totalLoanCosts=1500
Q615-2 | pointsAndFees=1600 | pointsAndFees=1400
Q616-1 | discountPoints=2999 | discountPoints=3000
Q616-2 | pointsAndFees=100 discountPoints=50 | pointsAndFees=100 discountPoints=150
Q616-3 | discountPoints=60000 | discountPoints=60001
Q617 | cltv=80 | cltv=79.999
Q618 | constructionMethod=2 homeSecured=1 | constructionMethod=2
Q619 | constructionMethod=2 landInterest=1 | constructionMethod=2
Q620 | business=1 nmlsId=NA | nmlsId=NA
Q622 | reverse=1 age=62 | reverse=1 age=61
Q623 | income=200 loanAmount=1999999 | income=200 loanAmount=2000000
Q624 | loanType=2 loanAmount=637000 | loanType=2 loanAmount=637001
Q625 | loanType=3 loanAmount=1050000 | loanType=3 loanAmount=1050001
Q626 | loanAmount=1225000 | loanAmount=1225001
Q627 | units=5 loanAmount=100000 | units=5 loanAmount=99999
Q628 | loanAmount=10001 | loanAmount=10000
Q629 | loanPurpose=31 income=NA | income=NA
Q630 | units=5 hoepa=3 | units=5
Q631 | loanType=2 units=4 | loanType=2 units=5
Q632 | aus1=3 ausResult1=4 | aus1=3 ausResult1=5
Q633 | aus1=4 ausResult1=18 | aus1=4 ausResult1=1
Q642-1 | score=7777 scoreModel=8 | score=7777
Q642-2 | coScore=7777 coScoreModel=7 | coScore=7777
Q643 | aus1=1 ausResult1=7 | aus1=1 ausResult1=8
Q644 | aus1=2 ausResult1=8 | aus1=2
Q645-1 | loanAmount=500 | loanAmount=499
Q645-2 | loanAmount=1000 | loanAmount=999
Q646 | - | dti=Exempt
Q648 | actionTaken=6 uli=10Bx939c5543TqA1144N999143X38 | uli=10Bx939c5543TqA1144N999143X38
Q649-1 | score=8888 | score=901
Q649-2 | coScore=9999 | coScore=299
Q650-1 | interestRate=0.5 | interestRate=0.06
Q650-2 | interestRate=20 | interestRate=61.25
Q651-1 | cltv=1.5 | cltv=0.8
Q651-2 | cltv=149.9 | cltv=150
Q652 | dti=1 | dti=0.38
Q653-1 | cltv=250 | cltv=251
Q653-2 | actionTaken=3 cltv=1000 | actionTaken=3 cltv=1001
Q654 | dti=80 | dti=81
Q655 | units=5 affordableUnits=0 | units=5
Q656 | dti=NA | dti=1111
Q657 | hoepa=3 | hoepa=1111
Q658 | loanTerm=600 | loanTerm=601
Q659-1 | age=8888 | age=888
Q659-2 | coAge=9999 | coAge=99999
Q660-1 | - | street=${'1~Long~Street~'.repeat(8)}
Q660-2 | street=12~Sandhill~Ave | street=12~and~14~Palm~St
Q660-3 | street=12~Tbdale~Ave | street=12~TBD
Q660-4 | street=NA | street=Palm~Street
`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim()) as [id: string, passing: string, failing: string]);

/** Further values that an edit reads. */
const further = `
V623 | state=PR | state=ZZ
V623 | state=DC | state=AA
V663 | actionTaken=4 score=1111 scoreModel=1111 | actionTaken=4 score=1111
V664 | actionTaken=5 coScore=1111 coScoreModel=1111 | actionTaken=5 coScore=1111
V668-1 | ethnicity1=4 race1=7 sex=4 score=1111 | ethnicity1=4 race1=7 sex=4 score=700
V668-2 | coEthnicity1=4 coRace1=7 coSex=4 coScore=1111 | coEthnicity1=4 coRace1=7 coSex=4 coScore=700
V713 | - | ausResult1=1111
V713 | - | aus2=1111
Q617 | cltv=80.000 loanAmount=400200 propertyValue=500000 | cltv=80.000 loanAmount=402500 propertyValue=500000
Q617 | cltv=80.50 loanAmount=402700 propertyValue=500000 | cltv=80.50 loanAmount=402800 propertyValue=500000
Q656 | state=NA | state=1111
Q656 | uli=11110 | uli=1111
Q656 | rateSpread=1.111 | rateSpread=1111.000
Q656 | totalLoanCosts=1111.10 | totalLoanCosts=1111.00
Q657 | income=1112 | income=1111
Q657 | loanAmount=1111.50 | loanAmount=1111.00
Q657 | rateSpread=NA | rateSpread=1111
Q657 | age=8888 | age=1111
Q657 | - | coAge=1111
Q657 | - | ethnicity2=1111
Q657 | - | coRace5=1111
Q657 | - | raceObserved=1111
Q657 | - | coSexObserved=1111
Q657 | aus1=1111 | aus2=1111
Q657 | ausResult1=1111 | ausResult5=1111
Q659-1 | dti=8888 | dti=888
Q659-1 | cltv=88.8 | cltv=88888
Q659-1 | rateSpread=8.88 | rateSpread=888.0
Q659-1 | totalLoanCosts=8888.00 | totalLoanCosts=888.00
Q659-1 | street=888~Palm~St | street=888
Q659-1 | zip=88888-1234 | zip=88888
Q659-1 | nmlsId=8888 | nmlsId=88888
Q659-2 | propertyValue=9999 | propertyValue=99999
Q659-2 | interestRate=9.99 | interestRate=999
Q659-2 | loanTerm=9999 | loanTerm=999
Q659-2 | - | affordableUnits=999
`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim()) as [id: string, passing: string, failing: string]);

const editOf = (id: string) => rowEdits.find((one) => one.id === id);

describe('the published edits of one row', () => {
  it.each([...cases, ...further])('%s passes with %s, and not with %s', (id, passing, failing) => {
    const edit = editOf(id);
    expect(edit?.passes(rowWith(values(passing)))).toBe(true);
    expect(edit?.passes(rowWith(values(failing)))).toBe(false);
  });

  it('each have a case and a published text', () => {
    expect(cases.map(([id]) => id).sort()).toEqual(rowEdits.map(({ id }) => id).sort());
    expect(rowEdits.filter(({ id }) => editText(id) === id)).toEqual([]);
  });

  it('are all passed by the sample loan', () => {
    expect(rowEdits.filter(({ passes }) => !passes(rowWith())).map(({ id }) => id)).toEqual([]);
  });
});
